const { default: Runtime } = require('jest-runtime');

/** By address, what the spec files of this worker have loaded so far. */
const loaded = new Map();

/** Of the spec file that is running: a module that an earlier one has loaded asks by it too. */
let importNow;

const isShared = ([address, module]) =>
  address.startsWith('file:') && !/\.spec\.tsx?$/.test(address) && module.status === 'evaluated';

/**
 * Lets each spec file of a worker find the modules that another one has loaded. Node does not give up modules, and
 * loading ours anew is half of what most spec files take.
 */
exports.default = class SharedModulesRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { esmLoader, registries } = this;
    const own = esmLoader.dynamicImport;
    importNow = own;
    esmLoader.dynamicImport = (...asked) => importNow(...asked);
    for (const [address, module] of loaded) registries.getActiveEsmRegistry().set(address, module);
  }

  teardown() {
    const { registries } = this;
    // What was loaded with a mock is good for this spec file alone.
    if (registries.moduleMockRegistry.size === 0)
      for (const entry of registries.getActiveEsmRegistry()) if (isShared(entry)) loaded.set(...entry);
    super.teardown();
  }
};
exports.__esModule = true;
