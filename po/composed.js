// SPDX-License-Identifier: MIT
// Words that scripts of the page put together from two tables, for po/update.sh only: nothing loads this file.

// TRANSLATORS: A ball alone, as in "a5: red ball, 1".
mark("red ball");
mark("green ball");
mark("blue ball");
mark("yellow ball");
mark("violet ball");
mark("cyan ball");
mark("white ball");
mark("orange ball");
mark("grey ball");
mark("vermilion ball");
mark("pink ball");
mark("sky blue ball");

// TRANSLATORS: A ball that is moved: "move the red ball to the marked cell".
markIn("moved", "red ball");
markIn("moved", "green ball");
markIn("moved", "blue ball");
markIn("moved", "yellow ball");
markIn("moved", "violet ball");
markIn("moved", "cyan ball");
markIn("moved", "white ball");
markIn("moved", "orange ball");
markIn("moved", "grey ball");
markIn("moved", "vermilion ball");
markIn("moved", "pink ball");
markIn("moved", "sky blue ball");

// TRANSLATORS: One ball: "vermilion ball".
markIn("ball", "vermilion");
markIn("ball", "pink");
markIn("ball", "sky blue");

// TRANSLATORS: Several balls: "joins 3 vermilion balls".
markIn("balls", "vermilion");
markIn("balls", "pink");
markIn("balls", "sky blue");

// TRANSLATORS: Levels: "This deal is easy.", "Lotus easy".
mark("easy");
mark("medium");
mark("hard");
mark("winnable");
markIn("level", "Winnable");

// TRANSLATORS: Variants: sizes of Kulki's board, and for each deal of Mahjong another layout.
markIn("variant", "Small");
markIn("variant", "Medium");
markIn("variant", "Large");
markIn("variant", "Surprise");

// TRANSLATORS: The usual layout of Mahjong.
markIn("layout", "Turtle");
