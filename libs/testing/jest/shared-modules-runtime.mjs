import Runtime from 'jest-runtime';

/** By address, what the spec files of this worker have loaded so far. */
const loaded = new Map();

/** Of the spec file that is running: a module that an earlier one has loaded asks by it too. */
let importNow;

const isShared = ([address, module]) =>
  address.startsWith('file:') && !/\.spec\.tsx?$/.test(address) && module.status === 'evaluated';

/**
 * Lets each spec file of a worker find the modules that another one has loaded: loading ours anew is a tenth to a quarter
 * of what a project's specs take, and Node does not give modules up.
 */
class SharedModulesRuntime extends Runtime {
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
}

// Jest loads it with `require`.
export { SharedModulesRuntime as 'module.exports' };
