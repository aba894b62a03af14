// A store: the state that the parts of a page share. A part reads it, changes it with `set`, and is called when it changes.

/**
 * @template {object} S
 */
export class Store {
  /** @type {Readonly<S>} */ #state;
  /** @type {((state: Readonly<S>, before: Readonly<S>) => void)[]} */ #listeners = [];

  /** @param {S} state */
  constructor(state) {
    this.#state = state;
  }

  /** The current state; it never changes, `set` replaces it. */
  get state() {
    return this.#state;
  }

  /** Replace some values, and call all listeners in the order of their subscription. @param {Partial<S>} changed */
  set(changed) {
    const before = this.#state;
    this.#state = { ...before, ...changed };
    for (const listener of [...this.#listeners]) listener(this.#state, before);
  }

  /**
   * Call a listener after every change, with the state before it. Returns a function that ends the subscription.
   * @param {(state: Readonly<S>, before: Readonly<S>) => void} listener
   */
  subscribe(listener) {
    this.#listeners.push(listener);
    return () => {
      this.#listeners = this.#listeners.filter((one) => one !== listener);
    };
  }

  /**
   * Call a listener only after changes of one value.
   * @template {keyof S} K
   * @param {K} name  @param {(value: S[K], before: S[K]) => void} listener
   */
  watch(name, listener) {
    return this.subscribe((state, before) => {
      if (state[name] !== before[name]) listener(state[name], before[name]);
    });
  }
}
