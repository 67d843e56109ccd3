import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// Files of Nest and TypeORM are decorated as they load, and the first one to load need not be an entry that brings it.
require('reflect-metadata');

/** Where `one-realm-environment.mjs` leaves Node's own `require` for the code below. */
export const NATIVE_REQUIRE = Symbol.for('rep13.native-require');
const NATIVE = `globalThis[Symbol.for('${Symbol.keyFor(NATIVE_REQUIRE)}')]`;

/** Another number forgets what jest has kept of this transform's work. */
const VERSION = 1;

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
const NOT_NAMED = new Set(['default', 'module.exports']);

const exportedNames = (path) =>
  Object.keys(require(path)).filter((name) => IDENTIFIER.test(name) && !NOT_NAMED.has(name));

/**
 * A jest transform for the files of packages: what jest would load again for each spec file becomes a reference to
 * the one that Node has loaded. The modules of Nest and TypeORM alone are more than a second of processor time.
 */
export default {
  /** An entry often re-exports other files, so its own text does not tell when its names change. */
  getCacheKey: (source, path, { supportsStaticESM }) =>
    createHash('sha256')
      .update([VERSION, path, ...(supportsStaticESM ? exportedNames(path) : [source])].join())
      .digest('hex'),

  process(source, path, { supportsStaticESM }) {
    const native = `${NATIVE}(${JSON.stringify(path)})`;
    if (!supportsStaticESM) {
      // Jest also loads its own parts through this transform, which know no `jest` and run as they are.
      return { code: `if (typeof jest === 'object') { module.exports = ${native}; return; }\n${source}` };
    }
    const names = exportedNames(path);
    const locals = names.map((name, index) => `const $${index} = native.${name};`);
    const exported = names.map((name, index) => `$${index} as ${name}`);
    return {
      code: [
        `const native = ${native};`,
        ...locals,
        `export { ${exported.join(', ')} };`,
        'export default native.default;',
      ].join('\n'),
    };
  },
};
