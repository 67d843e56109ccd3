import { createHash } from 'node:crypto';
import webpack from 'webpack';

const { Compilation, sources } = webpack;

/**
 * Writes `build.json`, by which a build is deployed and served: its version, the hash of every script, the text of
 * every style sheet, and which files each chunk needs, so that they come with the page or are preloaded.
 */
export class BuildInfoPlugin {
  constructor(name) {
    this.name = name;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildInfoPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2;
      compilation.hooks.processAssets.tap({ name: 'BuildInfoPlugin', stage }, () => {
        compilation.emitAsset(
          'build.json',
          new sources.RawSource(JSON.stringify(this.describe(compilation))),
        );
      });
    });
  }

  describe(compilation) {
    const base = `/${this.name}/${compilation.buildVersion}/`;
    const integrity = {};
    const styles = {};
    for (const { name, source } of compilation.getAssets()) {
      if (name.endsWith('.js')) integrity[base + name] = sri(source.buffer());
      if (name.endsWith('.css')) styles[base + name] = String(source.source());
    }
    return {
      name: this.name,
      version: compilation.buildVersion,
      integrity,
      styles,
      chunks: chunkFiles(compilation, base),
    };
  }
}

const sri = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** By chunk id: every file that is needed before the chunk runs. */
function chunkFiles(compilation, base) {
  const chunks = {};
  for (const group of compilation.chunkGroups) {
    const last = group.chunks.at(-1);
    const files = [...group.getFiles(), ...sharedFiles(compilation, group)].filter((file) =>
      /\.(js|css)$/.test(file),
    );
    if (last?.id != null) chunks[last.id] = [...new Set(files)].map((file) => base + file);
  }
  return chunks;
}

/** Shared modules that no page has from the shell: a page that waits for its scripts to ask for them waits twice. */
const NOT_IN_SHELL = ['swr'];

function sharedFiles(compilation, { chunks }) {
  const { chunkGraph } = compilation;
  return chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .filter(
      ({ type, options }) => type === 'consume-shared-module' && NOT_IN_SHELL.includes(options.shareKey),
    )
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []);
}
