import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { appFolder } from './paths.mjs';

const { Compilation, sources } = webpack;

const PAGE = 'index.html';
const FILES_SLOT = '<meta name="shell-files" />';
const START_SLOT = '<meta name="shell-start" />';
const SCRIPTS_SLOT = '%SCRIPTS%';

/** Writes the shell's `index.html`: its fonts, its styles, and what asks for its scripts. */
export class ShellPagePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellPagePlugin', (compilation) => {
      const at = (stage) => ({ name: 'ShellPagePlugin', stage });
      // Early, so that a page that changed makes another version of the shell.
      compilation.hooks.processAssets.tapPromise(
        at(Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL),
        async () => {
          compilation.emitAsset(PAGE, new sources.RawSource(await template()), { minimized: true });
        },
      );
      // After `build.json`, which names the files and their hashes.
      compilation.hooks.processAssets.tap(at(Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 3), () => {
        const build = JSON.parse(compilation.getAsset('build.json').source.source());
        const tags = [...fontsOf(compilation, build), ...stylesOf(build)].join('\n    ');
        compilation.updateAsset(
          PAGE,
          (page) =>
            new sources.RawSource(
              page
                .source()
                .replace(FILES_SLOT, () => tags)
                .replace(SCRIPTS_SLOT, () => JSON.stringify(scriptsOf(build))),
            ),
        );
      });
    });
  }
}

/** The page's source with the functions of four files as its inline scripts. */
async function template() {
  const [page, types, early, starter, ask] = await Promise.all(
    [PAGE, 'trusted-types.mjs', 'early-typing.mjs', 'start-after-paint.mjs', 'ask-early.mjs'].map((file) =>
      readFile(join(appFolder('shell'), 'src', file), 'utf8'),
    ),
  );
  const start = `(${functionOf(starter)})(${SCRIPTS_SLOT}, ${functionOf(ask)})`;
  const scripts = [`(${functionOf(types)})()`, `(${functionOf(early)})()`, start];
  return page.replace(START_SLOT, () => scripts.map((script) => `<script>${script}</script>`).join(''));
}

const FUNCTION = 'export function ';

const functionOf = (source) => source.slice(source.indexOf(FUNCTION) + 'export '.length).trim();

/** What every page is set in; the style sheet alone would have them asked for too late for the first paint. */
const FONTS = ['instrument-sans-latin-wght-normal.woff2', 'newsreader-latin-500-normal.woff2'];

function fontsOf(compilation, { name, version }) {
  return FONTS.map((file) => {
    if (!compilation.getAsset(file)) throw new Error(`The theme loads no ${file}: name its fonts here`);
    return `<link rel="preload" as="font" type="font/woff2" href="/${name}/${version}/${file}" crossorigin />`;
  });
}

/** Of every page, whatever remote it shows. */
const filesOf = ({ chunks }) => [...new Set([...chunks.main, ...chunks.bootstrap, ...chunks.foundation])];

/** In the page: nothing is painted before they are there. The bundler knows them by this name and loads no other. */
const stylesOf = (build) =>
  filesOf(build)
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<style data-href="${file}">${build.styles[file]}</style>`);

/** The first one is run and loads the others. */
const scriptsOf = (build) => filesOf(build).filter((file) => file.endsWith('.js'));
