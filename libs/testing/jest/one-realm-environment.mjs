import { createRequire } from 'node:module';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { NATIVE_REQUIRE } from './native-packages.mjs';

const require = createRequire(import.meta.url);
const vm = require('node:vm');

/** Stands for the worker's own realm wherever jest asks for a context; no code ever runs in it. */
const OWN_REALM = vm.createContext();

const inOwnRealm = (options, key) =>
  options?.[key] === OWN_REALM ? { ...options, [key]: undefined } : options;

for (const kind of ['SourceTextModule', 'SyntheticModule']) {
  vm[kind] = class extends vm[kind] {
    constructor(...args) {
      super(...args.slice(0, -1), inOwnRealm(args.at(-1), 'context'));
    }
  };
}
const { compileFunction } = vm;
vm.compileFunction = (code, parameters, options) =>
  compileFunction(code, parameters, inOwnRealm(options, 'parsingContext'));

const { AsyncLocalStorage } = require('node:async_hooks');
/** Those in which something has run: until they are disabled, each makes every promise of the worker dearer. */
const usedStorages = new Set();
for (const name of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...given) {
    usedStorages.add(this);
    return original.apply(this, given);
  };
}

/**
 * Runs every spec file of a worker in the worker's own realm, as the product runs, not in a context of its own. So a
 * package is loaded once per worker (`native-packages.mjs`) and its `instanceof` holds. Process-wide state is shared by
 * all spec files: a spec that changes it puts it back.
 */
export default class OneRealmEnvironment {
  global = globalThis;
  fakeTimers = null;
  moduleMocker = new ModuleMocker(globalThis);
  #conditions;
  #process = { exit: process.exit, console };

  constructor({ projectConfig }) {
    this.#conditions = projectConfig.testEnvironmentOptions.customExportConditions;
    this.makeFakeTimers = () => new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.fakeTimersModern = this.makeFakeTimers();
    globalThis[NATIVE_REQUIRE] = require;
  }

  exportConditions() {
    return this.#conditions;
  }

  getVmContext() {
    return OWN_REALM;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    // Those of this spec file are done with; one that a shared module made runs again when it is used again.
    usedStorages.forEach((storage) => storage.disable());
    usedStorages.clear();
    // Jest puts its own in their place for each spec file.
    process.exit = this.#process.exit;
    globalThis.console = this.#process.console;
  }
}
