import { createRequire } from 'node:module';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { rules } from './rules.mjs';

const require = createRequire(import.meta.url);
const OURS = /^(\.|\/|@rep13\/|data:)|\.css$/;

/**
 * The same sources built again for Node, run at once: what the app renders at build time goes into the
 * `build.json` of the browser build. Libraries stay outside; Node loads them itself.
 */
export function prerenderConfig({ name, folder, entry }) {
  const output = join(root, 'node_modules/.cache/rep13', `prerender-${name}`);
  return {
    name: 'prerender',
    dependencies: ['browser'],
    context: folder,
    target: 'node',
    entry: { prerender: `data:text/javascript,${encodeURIComponent(entry)}` },
    output: {
      path: output,
      filename: '[name].cjs',
      chunkFilename: '[id].cjs',
      library: { type: 'commonjs2' },
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], conditionNames: ['source', 'import', 'default'] },
    externalsType: 'commonjs',
    externals: ({ request }, callback) => (OURS.test(request) ? callback() : callback(null, request)),
    module: { rules: rules({ isBrowser: false }) },
    // Chunk ids must say the same in both builds: by them a page finds its files.
    optimization: { minimize: false, chunkIds: 'named', splitChunks: false },
    devtool: false,
    plugins: [new RunPlugin(join(folder, 'dist/build.json'), join(output, 'prerender.cjs'))],
  };
}

class RunPlugin {
  constructor(buildJson, bundle) {
    this.buildJson = buildJson;
    this.bundle = bundle;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('RunPlugin', async () => {
      const build = JSON.parse(await readFile(this.buildJson, 'utf8'));
      // A watching or testing process may have rendered an earlier state.
      delete require.cache[this.bundle];
      const rendered = await require(this.bundle).rendered;
      refuseLostChunks(build, rendered.routes ?? {});
      refuseSecondFoundation(build, rendered.routes ?? {});
      await writeFile(this.buildJson, JSON.stringify({ ...build, ...rendered }));
    });
  }
}

/** A page whose files nobody knows would come without its style sheet and without hints. */
function refuseLostChunks({ name, chunks }, routes) {
  for (const [path, { chunk, body }] of Object.entries(routes)) {
    if (body === undefined || chunk === undefined || chunks[chunk]) continue;
    throw new Error(
      `${name}: the page at ${path} is in the chunk "${chunk}", but the browser build calls it otherwise. ` +
        'Name it in routes.tsx: import(/* webpackChunkName: "faq" */ \'./faq/FaqPage.tsx\').',
    );
  }
}

/** A page that needs the remote's own copy of the shared modules would run two Reacts. */
function refuseSecondFoundation({ name, chunks }, routes) {
  for (const [path, { chunk }] of Object.entries(routes)) {
    if (!chunks[chunk]?.some((file) => file.endsWith('/foundation.js'))) continue;
    throw new Error(
      `${name}: the page at ${path} loads a second foundation. It imports a part of a shared library that is not ` +
        'shared itself: add that part to tools/web/shared-modules.mjs, or take it out of FOUNDATION in webpack.mjs.',
    );
  }
}
