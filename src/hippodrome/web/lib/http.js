// Requests to the server's API, in the reader's language.
import { language } from "./i18n.js";

/** An error response of the server; its message is in the reader's language. */
export class ApiError extends Error {
  constructor(status, error, text) {
    super(text || error || String(status));
    Object.assign(this, { status, error });
  }
}

function urlOf(path) {
  const url = new URL(path, location.origin);
  if (!url.searchParams.has("lang")) url.searchParams.set("lang", language);
  return url;
}

async function request(path, options, secret) {
  if (secret) options.headers = { ...options.headers, Authorization: `Bearer ${secret}` };
  const response = await fetch(urlOf(path), options);
  const type = response.headers.get("Content-Type") ?? "";
  const body = type.includes("json") ? await response.json() : await response.text();
  if (!response.ok) throw new ApiError(response.status, body?.error ?? "", body?.text ?? "");
  return body;
}

/** @returns {Promise<any>} */
export function get(path, secret = null) {
  return request(path, {}, secret);
}

/** @returns {Promise<any>} */
export function post(path, body = {}, secret = null) {
  const text = typeof body === "string";
  return request(
    path,
    {
      method: "POST",
      headers: { "Content-Type": text ? "text/plain; charset=utf-8" : "application/json" },
      body: text ? body : JSON.stringify(body),
    },
    secret,
  );
}

/**
 * Post JSON and read the response as a stream of server-sent events, until it ends.
 * @param {string} path  @param {any} body  @param {(event: any) => void} onEvent  @param {AbortSignal} signal
 */
export async function postStream(path, body, onEvent, signal) {
  const response = await fetch(urlOf(path), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) {
    const refused = await response.json();
    throw new ApiError(response.status, refused.error ?? "", refused.text ?? "");
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = "", part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (text + part.value).split("\n\n");
    text = events.pop();
    for (const event of events) onEvent(JSON.parse(event.replace(/^data: /, "")));
  }
}
