// Requests to the server's API, in the reader's language. Paths, parameters, bodies and replies have the types of its description.
import { language, t } from "./i18n.js";

/** @import { GetRoutes, NewComparison, PostRoutes, TableBoard, GameTexts } from "#api" */
/** @import { ActionRoutes } from "#page" */
/** @typedef {string | null | undefined} Secret */

/** An error response of the server; its message is in the reader's language. */
export class ApiError extends Error {
  /** @type {number} */ status;
  /** The code of the error. @type {string} */ error;

  /** @param {number} status  @param {string} error  @param {string} text */
  constructor(status, error, text) {
    super(text || error || String(status));
    this.status = status;
    this.error = error;
  }
}

/** The HTTP status of an error; 0 if it is no response of the server. @param {unknown} error */
export function statusOf(error) {
  return error instanceof ApiError ? error.status : 0;
}

/** The message of anything that was thrown. @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** A text for a request that failed: the server's own, or that nothing was sent. @param {unknown} error */
export function failureText(error) {
  return error instanceof ApiError ? error.message : t("wire.not_sent");
}

/**
 * Put parameters into a path: those that it names in braces there, the others into its query. Null and undefined are left out.
 * @param {string} path  @param {Record<string, string | number | boolean | null | undefined>} params
 */
export function fillPath(path, params) {
  const left = new Map(Object.entries(params));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = left.get(name);
    left.delete(name);
    if (value === null || value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of left) if (value !== null && value !== undefined) query.set(name, String(value));
  return query.size ? `${filled}?${query}` : filled;
}

/** @param {string} path */
function urlOf(path) {
  const url = new URL(path, location.origin);
  if (!url.searchParams.has("lang")) url.searchParams.set("lang", language);
  return url;
}

/**
 * @template T
 * @param {string} path  @param {RequestInit} options  @param {Secret} secret
 * @returns {Promise<T>}
 */
async function request(path, options, secret) {
  if (secret) options.headers = { ...options.headers, Authorization: `Bearer ${secret}` };
  const response = await fetch(urlOf(path), options);
  const type = response.headers.get("Content-Type") ?? "";
  const body = type.includes("json") ? await response.json() : await response.text();
  if (!response.ok) throw new ApiError(response.status, body?.error ?? "", body?.text ?? "");
  return body;
}

/**
 * @template {keyof GetRoutes} P
 * @param {P} path  @param {GetRoutes[P]["params"]} params  @param {Secret} secret
 * @returns {Promise<GetRoutes[P]["reply"]>}
 */
export function get(path, params, secret = null) {
  return request(fillPath(path, params), {}, secret);
}

/** Fetch a board by its URL in a state. @param {string} url  @param {Secret} secret  @returns {Promise<TableBoard>} */
export function getBoard(url, secret = null) {
  return request(url, {}, secret);
}

/** Fetch the faces of pieces by their URL in a state. @param {string} url  @param {Secret} secret  @returns {Promise<Record<string, [number, number, string]>>} */
export function getFaces(url, secret = null) {
  return request(url, {}, secret);
}

/** Fetch the texts of a game by their URL in a state. @param {string} url  @returns {Promise<GameTexts>} */
export function getTexts(url) {
  return request(url, {}, null);
}

/**
 * @template {keyof PostRoutes} P
 * @param {P} path  @param {PostRoutes[P]["params"]} params  @param {PostRoutes[P]["body"]} body  @param {Secret} secret
 * @returns {Promise<PostRoutes[P]["reply"]>}
 */
export function post(path, params, body, secret = null) {
  return request(fillPath(path, params), postOptions(body), secret);
}

/**
 * Send an action of a seat at a table.
 * @template {keyof ActionRoutes} A
 * @param {string} id  @param {A} action  @param {ActionRoutes[A]["body"]} body  @param {Secret} secret
 * @returns {Promise<ActionRoutes[A]["reply"]>}
 */
export function postAction(id, action, body, secret) {
  return request(fillPath(`/api/tables/{id}/${action}`, { id }), postOptions(body), secret);
}

/** @param {unknown} body  @returns {RequestInit} */
function postOptions(body) {
  const isText = typeof body === "string";
  return {
    method: "POST",
    headers: { "Content-Type": isText ? "text/plain; charset=utf-8" : "application/json" },
    body: isText ? body : JSON.stringify(body ?? {}),
  };
}

/**
 * Post JSON and read the response as a stream of server-sent events, until it ends.
 * @template T
 * @param {"/api/comparisons"} path  @param {NewComparison} body  @param {(event: T) => void} onEvent  @param {AbortSignal} signal
 */
export async function postStream(path, body, onEvent, signal) {
  const response = await fetch(urlOf(path), { ...postOptions(body), signal });
  if (!response.ok || !response.body) {
    const refused = await response.json();
    throw new ApiError(response.status, refused.error ?? "", refused.text ?? "");
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = "", part = await reader.read(); !part.done; part = await reader.read()) {
    const { events, rest } = splitEvents(text + part.value);
    text = rest;
    for (const event of events) onEvent(JSON.parse(event));
  }
}

/** Split a stream of server-sent events into the data of complete ones and the rest. @param {string} text */
export function splitEvents(text) {
  const parts = text.split("\n\n");
  const rest = parts.pop() ?? "";
  return { events: parts.map((part) => part.replace(/^data: /, "")), rest };
}
