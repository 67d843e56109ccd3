import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { VERSION_PLACEHOLDER } from './paths.mjs';

const { Compilation, sources } = webpack;
const LENGTH = 16;

/** Names a build after its content: the same sources give the same version, files and addresses. */
export class VersionPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('VersionPlugin', (compilation) => {
      // After content hashes are final, before files are compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'VersionPlugin', stage }, () => {
        compilation.buildVersion = versionOf(compilation);
        for (const { name, source } of compilation.getAssets()) {
          const text = /\.(js|css)$/.test(name) ? source.source().toString() : '';
          if (!text.includes(VERSION_PLACEHOLDER)) continue;
          const versioned = text.replaceAll(VERSION_PLACEHOLDER, compilation.buildVersion);
          compilation.updateAsset(name, new sources.RawSource(versioned));
        }
      });
    });
  }
}

function versionOf(compilation) {
  const hash = createHash('sha256');
  const assets = compilation.getAssets().toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name, source } of assets) hash.update(name).update(source.buffer());
  return hash.digest('hex').slice(0, LENGTH);
}
