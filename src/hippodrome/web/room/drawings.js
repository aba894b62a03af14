// The drawings of a table: fetched when they change, and shown before the state that needs them.
import { loadGameStyles, setSkin, setSprites } from "../graphics/sprites.js";
import { getBoard, getFaces } from "../lib/http.js";

/** @import { TableBoard } from "#api" */

export class Drawings {
  /** @type {(board: TableBoard) => void} */ setBoard;
  /** The URL of the board that is shown. */ board = "";
  /** The URL of the faces that are shown. */ faces = "";

  /** @param {(board: TableBoard) => void} setBoard */
  constructor(setBoard) {
    this.setBoard = setBoard;
  }

  /** Fetch the drawings that have changed. Returns true if any have. @param {{board: string | null, faces: string | null, table: {game: string}}} state  @param {string | null | undefined} secret */
  async fetch({ board, faces, table }, secret) {
    setSkin(table.game);
    const art = loadGameStyles(table.game);
    if (!board || !faces || (this.board === board && this.faces === faces)) return false;
    const [newBoard, newFaces] = await Promise.all([
      this.board === board ? null : getBoard(board, secret),
      this.faces === faces ? null : getFaces(faces, secret),
      art,
    ]);
    if (newFaces) setSprites(newFaces);
    if (newBoard) this.setBoard(newBoard);
    this.board = board;
    this.faces = faces;
    return true;
  }
}
