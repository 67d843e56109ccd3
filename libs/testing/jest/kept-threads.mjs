import { createRequire } from 'node:module';

const require = createRequire(new URL('../../service-kit/src/threads/limited-thread.ts', import.meta.url));
const piscina = require('piscina');

/** Pools that have nothing to do, by what they were made with. */
const idle = new Map();

/**
 * A service starts threads that make PDFs, seal and look at passwords, and in each of them its sources are compiled
 * and loaded: two seconds of processor time. So pools that a spec file is done with wait for the next one of the worker.
 */
class KeptPiscina extends piscina.Piscina {
  #key;
  #tasks = 0;

  constructor(options) {
    const key = JSON.stringify(options);
    const waiting = idle.get(key)?.pop();
    if (waiting) return waiting;
    super(options);
    this.#key = key;
  }

  async run(...given) {
    this.#tasks += 1;
    try {
      return await super.run(...given);
    } finally {
      this.#tasks -= 1;
    }
  }

  /** A pool that is at work is ended, as the service would. */
  async destroy() {
    if (this.#tasks > 0) return super.destroy();
    idle.set(this.#key, [...(idle.get(this.#key) ?? []), this]);
  }
}

Object.defineProperty(piscina, 'Piscina', { value: KeptPiscina });
