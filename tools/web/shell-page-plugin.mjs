import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { appFolder } from './paths.mjs';
import { startAfterPaint } from '../../apps/shell/src/start-after-paint.mjs';

const { Compilation, sources } = webpack;

/** Writes the shell's `index.html`: its fonts, its styles, and what asks for its scripts. */
export class ShellPagePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellPagePlugin', (compilation) => {
      // After `build.json`, which names the files and their hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 3;
      compilation.hooks.processAssets.tapPromise({ name: 'ShellPagePlugin', stage }, async () => {
        const template = await readFile(join(appFolder('shell'), 'src/index.html'), 'utf8');
        const build = JSON.parse(compilation.getAsset('build.json').source.source());
        const tags = [...fontsOf(compilation, build), ...tagsOf(build)];
        const page = template.replace('<meta name="shell-files" />', tags.join('\n    '));
        compilation.emitAsset('index.html', new sources.RawSource(page), { minimized: true });
      });
    });
  }
}

/** What every page is set in; the style sheet alone would have them asked for too late for the first paint. */
const FONTS = ['instrument-sans-latin-wght-normal.woff2', 'newsreader-latin-500-normal.woff2'];

function fontsOf(compilation, { name, version }) {
  return FONTS.map((file) => {
    if (!compilation.getAsset(file)) throw new Error(`The theme loads no ${file}: name its fonts here`);
    return `<link rel="preload" as="font" type="font/woff2" href="/${name}/${version}/${file}" crossorigin />`;
  });
}

function tagsOf({ chunks, styles }) {
  const [main] = chunks.main;
  const files = [...new Set([...chunks.bootstrap, ...chunks.foundation])];
  const isScript = (file) => file.endsWith('.js');
  return [
    // In the page: nothing is painted before they are there. The bundler knows them by this name and loads no other.
    ...files
      .filter((file) => !isScript(file))
      .map((file) => `<style data-href="${file}">${styles[file]}</style>`),
    `<script>(${startAfterPaint})(${JSON.stringify(main)}, ${JSON.stringify(files.filter(isScript))})</script>`,
  ];
}
