/** Who may import whom, by the `type:` tag of the project. Tests may also use `testing` and `stripe-test`. */
const DIRECTIONS = {
  app: ['ui', 'web-kit', 'content', 'contracts'],
  service: ['service-kit', 'safe-fetch', 'file-check', 'contracts', 'content'],
  ui: ['contracts'],
  'web-kit': ['contracts'],
  content: ['contracts'],
  'service-kit': ['contracts'],
  'safe-fetch': [],
  'file-check': ['service-kit', 'contracts'],
  contracts: ['contracts'],
  testing: ['service-kit', 'web-kit', 'contracts', 'local-stack'],
  'local-stack': ['stripe-test'],
  cluster: ['local-stack'],
  'stripe-test': [],
  'web-build': ['contracts'],
  generators: [],
  tools: ['contracts', 'local-stack', 'cluster', 'web-build', 'testing', 'service-kit', 'tools'],
  quality: ['contracts', 'local-stack', 'cluster', 'web-build', 'web-kit', 'testing', 'tools', 'quality'],
  e2e: ['contracts', 'content', 'testing', 'generators'],
};

const FOR_TESTS = ['testing', 'stripe-test'];

/** Only the assistant, in onboarding, reads the words of the site. */
const WITHOUT_CONTENT = {
  allSourceTags: ['type:service', '/^scope:(?!onboarding$)/'],
  notDependOnLibsWithTags: ['type:content'],
};

/** Not even in its specs: releasing a frontend would first build what the services stand on. */
const BROWSER_WITHOUT_SERVERS = {
  sourceTag: 'platform:web',
  notDependOnLibsWithTags: ['type:service-kit'],
};

/** Options of `@nx/enforce-module-boundaries`. */
export function boundaries({ tests = false } = {}) {
  const types = Object.entries(DIRECTIONS).map(([type, targets]) => ({
    sourceTag: `type:${type}`,
    onlyDependOnLibsWithTags: [...targets, ...(tests ? FOR_TESTS : [])].map((target) => `type:${target}`),
  }));
  // The kit's own specs run on `testing`, which starts services with the kit.
  const ignoredCircularDependencies = [['service-kit', 'testing']];
  return {
    ignoredCircularDependencies,
    // Services and tools load nothing lazily for size; the browser's remotes are not imported at all.
    checkDynamicDependenciesExceptions: ['.*'],
    depConstraints: [...types, WITHOUT_CONTENT, BROWSER_WITHOUT_SERVERS],
  };
}
