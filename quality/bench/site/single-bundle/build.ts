import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { appFolder, root } from '@rep13/web-build/paths';
import { rules } from '@rep13/web-build/rules';

const shell = (file: string) => JSON.stringify(join(appFolder('shell'), 'src', file));
const marketing = (file: string) => JSON.stringify(join(appFolder('marketing'), 'src', file));

/** The same pages with the same frame round them, as one would build them without remotes and prerendering. */
const ENTRY = `
import '@rep13/ui/theme.css';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from '@rep13/web-kit/router';
import { Toaster } from '@rep13/web-kit';
import { SiteChrome as Chrome } from ${shell('chrome/SiteChrome.tsx')};
import { AssistantButton } from ${shell('assistant/AssistantButton.tsx')};
import { ConsentBanner } from ${shell('consent/ConsentBanner.tsx')};
import { useVisit } from ${shell('navigation/useVisit.ts')};
import { remote } from ${marketing('routes.tsx')};

const Visit = () => useVisit();
const pages = await Promise.all(remote.routes.map(async ({ path, page }) => ({ path, Page: await page() })));
const routes = pages.map(({ path, Page }) => h(Route, { key: path, path, element: h(Page) }));
createRoot(document.getElementById('root')).render(
  h(BrowserRouter, null,
    h(Chrome, null, h(Routes, null, routes)), h(Visit), h(AssistantButton, { isOffered: true }), h(ConsentBanner), h(Toaster)),
);`;

/**
 * @param record who we are, as the element in which the gateway says so to every page.
 * @returns the folder with `index.html` and what it loads.
 */
export async function buildSingleBundle(record: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rep13-single-bundle-'));
  await new Promise<void>((resolve, reject) => {
    webpack(configFor(folder, record), (error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      if (failed) reject(failed);
      else resolve();
    });
  });
  return folder;
}

const configFor = (path: string, record: string): Configuration => ({
  mode: 'production',
  context: root,
  target: ['web', 'es2022'],
  entry: { main: `data:text/javascript,${encodeURIComponent(ENTRY)}` },
  output: { path, publicPath: '/', filename: 'main.js', assetModuleFilename: '[name][ext]' },
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    conditionNames: ['source', 'import', 'module', 'browser', 'default', 'require'],
  },
  module: { rules: rules({ isBrowser: true }) },
  experiments: { topLevelAwait: true },
  optimization: { splitChunks: false, minimizer: ['...', new CssMinimizerPlugin()] },
  performance: false,
  devtool: false,
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new MiniCssExtractPlugin({ filename: 'main.css' }),
    new HtmlWebpackPlugin({ title: 'Rep13', meta: { viewport: 'width=device-width, initial-scale=1' } }),
    new PageParts(record),
  ],
});

/** The plugin's own page has no place to render into, and does not say who we are. */
class PageParts {
  constructor(private readonly record: string) {}

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('PageParts', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('PageParts', (page) => ({
        ...page,
        html: page.html.replace('<body>', () => `<body>${this.record}<div id="root"></div>`),
      }));
    });
  }
}
