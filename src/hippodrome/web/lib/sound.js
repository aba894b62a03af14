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

export function isSoundOn() {
  return on;
}

export function setSoundOn(value) {
  on = value;
  saveValue("sound", on);
  if (on) resumeAudio();
}

/** Play a tone that fades out. */
function tone(pitch, after, length, volume = 0.08, wave = "triangle") {
  const start = context.currentTime + after;
  const source = new OscillatorNode(context, { type: wave, frequency: pitch });
  playFading(source, start, length, volume);
}

/** Play a burst of noise through a band-pass filter. */
function noiseBurst(pitch, after, length, volume = 0.2) {
  const start = context.currentTime + after;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const noise = buffer.getChannelData(0);
  for (let i = 0; i < noise.length; i++) noise[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const gate = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 3 });
  source.connect(gate);
  playFading(source, start, length, volume, gate);
}

function playFading(source, start, length, volume, last = source) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  last.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + length);
}

const SOUNDS = {
  hooves: () => [0, 0.11, 0.26, 0.37, 0.52, 0.63].forEach((at, i) => noiseBurst(i % 2 ? 240 : 330, at, 0.07, 0.25)),
  dice: () => [0, 0.05, 0.12, 0.2, 0.31, 0.45].forEach((at) => noiseBurst(1800 + Math.random() * 900, at, 0.04, 0.22)),
  card: () => noiseBurst(3200, 0, 0.06, 0.1),
  pick: () => tone(520, 0, 0.08, 0.04),
  refuse: () => tone(170, 0, 0.14, 0.06),
  turn: () =>
    [
      [587, 0],
      [880, 0.12],
    ].forEach(([pitch, at]) => tone(pitch, at, 0.4, 0.07, "sine")),
  clock: () => [0, 0.2, 0.4].forEach((at) => tone(988, at, 0.16, 0.09, "square")),
  tick: () => noiseBurst(1500, 0, 0.05, 0.16),
  finish: () =>
    [
      [392, 0],
      [523, 0.15],
      [659, 0.3],
      [784, 0.45],
      [659, 0.62],
      [784, 0.75],
    ].forEach(([pitch, at], i) => tone(pitch, at, i === 5 ? 1 : 0.25, 0.07)),
};

let last = {};

/** @param {keyof SOUNDS} name */
export function playSound(name) {
  if (!on || !context || context.state !== "running" || (document.hidden && name !== "clock")) return; // the clock's warning also sounds in a hidden tab
  if (
    performance.now() - (last[name] ?? -1000) < (name === "tick" ? 900 : 150) ||
    (name === "hooves" && prefersReducedMotion())
  )
    return;
  last[name] = performance.now();
  SOUNDS[name]();
}
