import OneRealmEnvironment from './one-realm-environment.mjs';
import { showPage } from './page.mjs';

/**
 * As `OneRealmEnvironment`, with a page: one window for the worker, so that what packages hold of it stays right; empty,
 * and with its own globals, for each spec file.
 */
export default class OneWindowEnvironment extends OneRealmEnvironment {
  #takeAway;

  constructor(...given) {
    super(...given);
    // Not in `setup`: jest runs the setup files before it.
    this.#takeAway = showPage();
    // Only of what a page has: React waits with Node's `setImmediate` for what it has begun.
    this.fakeTimersModern = this.makeFakeTimers();
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    await super.teardown();
    // React may have put something off that asks for the page once more.
    await new Promise((resolve) => setTimeout(resolve, 0));
    this.#takeAway();
  }
}
