// SPDX-License-Identifier: MIT
// The icons that the first game doesn't need.
import { icons } from "./dom.js";

Object.assign(icons, {
  slower: "M5 12H19",
  faster: "M5 5 11 12 5 19M13 5 19 12 13 19",
  first: "M17 6 10 12 17 18M7 6V18",
  last: "M7 6 14 12 7 18M17 6V18",
  list: "M8 6H20M8 12H20M8 18H20M4 6H4.01M4 12H4.01M4 18H4.01",
  save: "M12 3V15M7.5 11 12 15.4 16.5 11M4 17V20H20V17",
  load: "M12 15V4M7.5 8 12 3.6 16.5 8M4 17V20H20V17",
  film: "M4 5H20V19H4ZM8 5V19M16 5V19M4 9.5H8M4 14.5H8M16 9.5H20M16 14.5H20",
  eye: "M2.5 12C5 7.5 8.2 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.8 18.5 12 18.5S5 16.5 2.5 12ZM12 9A3 3 0 1 0 12 15 3 3 0 1 0 12 9Z",
});
