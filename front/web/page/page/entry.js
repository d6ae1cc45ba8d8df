// SPDX-License-Identifier: MIT
// Moves typed without Enter, in each game's own notation.

/** @typedef {import("./game.js").GamePage} GamePage */

export class Entry {
  /** @param {GamePage} page */
  constructor(page) {
    this.page = page;
    this.text = "";
  }

  clear() {
    this.text = "";
  }

  /** What is typed is a move as it stands. */
  send() {
    const { text } = this;
    this.text = "";
    void this.page.table.obey(text);
  }

  /** Whether a key was one of a move's signs. @param {string} key */
  take(key) {
    if ([...key].length !== 1 || key === " ") return false;
    return takers[this.page.table.state.game](this, key);
  }

  /** @param {string} key */
  add(key) {
    this.text += key;
    return true;
  }
}

/** @type {Record<string, (entry: Entry, key: string) => boolean>} */
const takers = {
  /** "26", "3a", "bh": two signs make a move. */
  freecell(entry, key) {
    if (!(entry.text ? "12345678abcdefgh0" : "12345678abcdef").includes(key)) return false;
    entry.add(key);
    if (entry.text.length > 1) entry.send();
    return true;
  },

  /** "d4": a letter, then a digit; h also moves the cursor. */
  kulki(entry, key) {
    const column = entry.text.toLowerCase().charCodeAt(0) - 97;
    const row = key.charCodeAt(0) - 49;
    const piece = entry.page.scene.pieces.find((one) => one.spot < 254 && one.x === column && one.y === row);
    const typed = entry.text;
    entry.clear();
    if (typed && piece && row >= 0 && row < 9) {
      entry.page.tap(piece.spot);
      return true;
    }
    if (!"abcdefhiG".includes(key)) return false;
    entry.add(key);
    return key !== "h";
  },

  /** A number is whole when no further digit makes a block's. */
  sliding(entry, key) {
    if (!/[0-9]/.test(key)) return false;
    entry.add(key);
    if (Number(entry.text) * 10 > entry.page.scene.pieces.length - 1) entry.send();
    return true;
  },

  /** With their letters on, free tiles are touched by these; else "5b". */
  mahjong(entry, key) {
    const { letters } = entry.page.scene;
    const lettered = [...letters].find(([, letter]) => letter === key);
    if (lettered) {
      entry.page.tap(lettered[0]);
      return true;
    }
    if (!(entry.text ? "bcd" : "123456789").includes(key)) return false;
    entry.add(key);
    if (entry.text.length > 1) entry.send();
    return true;
  },
};
