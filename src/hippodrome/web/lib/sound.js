// Sound effects, synthesized with Web Audio. Browsers allow them only after the first click or key.
import { loadValue, saveValue } from "./local_storage.js";
import { prefersReducedMotion } from "./dom.js";

let on = loadValue("sound", true);
/** @type {AudioContext|null} */
let context = null;

function resumeAudio() {
  if (on && !context && "AudioContext" in globalThis) context = new AudioContext();
  context?.resume?.();
}
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, resumeAudio, { passive: true });

/** True if sounds are on. */
export function isSoundOn() {
  return on;
}

/** Switch sounds on or off. @param {boolean} value */
export function setSoundOn(value) {
  on = value;
  saveValue("sound", on);
  if (on) resumeAudio();
}

/**
 * Play a tone that fades out.
 * @param {AudioContext} audio  @param {number} pitch  @param {number} after  @param {number} length  @param {number} volume  @param {OscillatorType} wave
 */
function tone(audio, pitch, after, length, volume = 0.08, wave = "triangle") {
  const start = audio.currentTime + after;
  const source = new OscillatorNode(audio, { type: wave, frequency: pitch });
  playFading(audio, source, start, length, volume);
}

/**
 * Play a burst of noise through a band-pass filter.
 * @param {AudioContext} audio  @param {number} pitch  @param {number} after  @param {number} length  @param {number} volume
 */
function noiseBurst(audio, pitch, after, length, volume = 0.2) {
  const start = audio.currentTime + after;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const noise = buffer.getChannelData(0);
  for (let i = 0; i < noise.length; i++) noise[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const gate = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 3 });
  source.connect(gate);
  playFading(audio, source, start, length, volume, gate);
}

/**
 * @param {AudioContext} audio  @param {AudioScheduledSourceNode} source  @param {number} start  @param {number} length  @param {number} volume
 * @param {AudioNode} last the node whose sound fades
 */
function playFading(audio, source, start, length, volume, last = source) {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  last.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}

/** @satisfies {Record<string, (audio: AudioContext) => void>} */
const SOUNDS = {
  hooves: (audio) =>
    [0, 0.11, 0.26, 0.37, 0.52, 0.63].forEach((at, i) => noiseBurst(audio, i % 2 ? 240 : 330, at, 0.07, 0.25)),
  dice: (audio) =>
    [0, 0.05, 0.12, 0.2, 0.31, 0.45].forEach((at) => noiseBurst(audio, 1800 + Math.random() * 900, at, 0.04, 0.22)),
  card: (audio) => noiseBurst(audio, 3200, 0, 0.06, 0.1),
  pick: (audio) => tone(audio, 520, 0, 0.08, 0.04),
  refuse: (audio) => tone(audio, 170, 0, 0.14, 0.06),
  turn: (audio) =>
    [
      [587, 0],
      [880, 0.12],
    ].forEach(([pitch, at]) => tone(audio, pitch, at, 0.4, 0.07, "sine")),
  clock: (audio) => [0, 0.2, 0.4].forEach((at) => tone(audio, 988, at, 0.16, 0.09, "square")),
  tick: (audio) => noiseBurst(audio, 1500, 0, 0.05, 0.16),
  finish: (audio) =>
    [
      [392, 0],
      [523, 0.15],
      [659, 0.3],
      [784, 0.45],
      [659, 0.62],
      [784, 0.75],
    ].forEach(([pitch, at], i) => tone(audio, pitch, at, i === 5 ? 1 : 0.25, 0.07)),
};

/** When each sound was last played. @type {Partial<Record<keyof typeof SOUNDS, number>>} */
const last = {};

/** @param {keyof typeof SOUNDS} name */
export function playSound(name) {
  if (!on || !context || context.state !== "running" || (document.hidden && name !== "clock")) return; // the clock's warning also sounds in a hidden tab
  if (
    performance.now() - (last[name] ?? -1000) < (name === "tick" ? 900 : 150) ||
    (name === "hooves" && prefersReducedMotion())
  )
    return;
  last[name] = performance.now();
  SOUNDS[name](context);
}
