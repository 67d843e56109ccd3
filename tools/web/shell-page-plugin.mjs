import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { appFolder } from './paths.mjs';

const { Compilation, sources } = webpack;

/** Writes the shell's `index.html`: its style sheet, its script, and hints for what that script loads. */
export class ShellPagePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellPagePlugin', (compilation) => {
      // After `build.json`, which names the files and their hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 3;
      compilation.hooks.processAssets.tapPromise({ name: 'ShellPagePlugin', stage }, async () => {
        const template = await readFile(join(appFolder('shell'), 'src/index.html'), 'utf8');
        const build = JSON.parse(compilation.getAsset('build.json').source.source());
        const page = template.replace('<meta name="shell-files" />', tagsOf(build).join('\n    '));
        compilation.emitAsset('index.html', new sources.RawSource(page), { minimized: true });
      });
    });
  }
}

function tagsOf({ chunks, integrity }) {
  const isStyle = (file) => file.endsWith('.css');
  const files = chunks.bootstrap;
  const [main] = chunks.main;
  return [
    ...files.filter(isStyle).map((file) => `<link rel="stylesheet" href="${file}" />`),
    `<script defer src="${main}" integrity="${integrity[main]}"></script>`,
    ...files
      .filter((file) => !isStyle(file))
      .map((file) => `<link rel="preload" as="script" href="${file}" integrity="${integrity[file]}" />`),
  ];
}
