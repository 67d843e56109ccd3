import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { BuildInfoPlugin } from './build-info-plugin.mjs';
import { devServer } from './dev-server.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { VERSION_PLACEHOLDER, appFolder, globalName, root } from './paths.mjs';
import { prerenderConfig } from './prerender-config.mjs';
import { ShellPagePlugin } from './shell-page-plugin.mjs';
import { rules } from './rules.mjs';
import { sharedModules } from './shared-modules.mjs';
import { VersionPlugin } from './version-plugin.mjs';

/**
 * A remote's build: `remoteEntry.js`, which exposes `src/routes.tsx` and nothing else. It is called as its folder.
 * `export default remoteConfig(import.meta.dirname)`
 */
export const remoteConfig =
  (folder) =>
  (env, { mode }) => {
    const name = basename(folder);
    const federation = {
      filename: 'remoteEntry.js',
      library: { type: 'var', name: globalName(name) },
      exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } },
    };
    const files = join(folder, 'src/site-files/site-files.ts');
    const entry = `
    import { remote } from ${JSON.stringify(join(folder, 'src/routes.tsx'))};
    ${existsSync(files) ? `import { siteFiles } from ${JSON.stringify(files)};` : 'const siteFiles = {};'}
    import { prerenderRemote } from '@rep13/web-kit/prerender';
    export const rendered = prerenderRemote(remote, siteFiles);`;
    return builds({ name, folder, mode, entry: {}, federation, prerendered: entry });
  };

/** The shell's build: the page's own scripts, which find the remotes at run time. */
export const shellConfig =
  () =>
  (env, { mode }) => {
    const folder = appFolder('shell');
    const entry = `
    import { CHROMES } from ${JSON.stringify(join(folder, 'src/chrome/chromes.ts'))};
    import { prerenderChrome } from '@rep13/web-kit/prerender';
    export const rendered = prerenderChrome(CHROMES);`;
    return builds({
      name: 'shell',
      folder,
      mode,
      entry: { main: './src/main.ts' },
      federation: {},
      prerendered: entry,
    });
  };

function builds({ prerendered, ...app }) {
  const { name, folder, mode } = app;
  const browser = browserConfig(app);
  if (mode !== 'production') return { ...browser, devServer: devServer(name) };
  return [browser, prerenderConfig({ name, folder, entry: prerendered })];
}

function browserConfig({ name, folder, mode, entry, federation }) {
  const isProduction = mode === 'production';
  return {
    name: 'browser',
    context: folder,
    // A browserslist elsewhere on the machine must not change the build.
    target: ['web', 'es2022'],
    entry,
    output: {
      path: join(folder, 'dist'),
      clean: true,
      publicPath: `/${name}/${isProduction ? VERSION_PLACEHOLDER : 'dev'}/`,
      // The folder's name is the hash of everything in it.
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name][ext]',
      uniqueName: globalName(name),
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      conditionNames: ['source', 'import', 'module', 'browser', 'default', 'require'],
    },
    module: { rules: rules({ isBrowser: true }) },
    optimization: optimization(),
    // No eval in any mode: the page's policy refuses it.
    devtool: isProduction ? false : 'cheap-module-source-map',
    performance: false,
    // `npm run dev` lives on it; a clean checkout would only write it, which is a sixth of the build.
    cache: !process.env.CI && {
      type: 'filesystem',
      name: `${name}-${mode}`,
      cacheDirectory: join(root, 'node_modules/.cache/webpack'),
    },
    plugins: plugins({ name, isProduction, federation }),
  };
}

const plugins = ({ name, isProduction, federation }) => [
  new ModuleFederationPlugin({
    name: globalName(name),
    shared: sharedModules(),
    // What runs already is used; with `version-first` every remote would be loaded to compare.
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    // Remotes come as scripts, never as manifests.
    experiments: {
      optimization: { disableSnapshot: true, target: 'web' },
      // The shell brings the federation's own code; in each remote it would be 14 KB more before the first page.
      ...(name === 'shell' ? { provideExternalRuntime: true } : { externalRuntime: true }),
    },
    ...federation,
  }),
  new MiniCssExtractPlugin(),
  new IntegrityPlugin(),
  ...(isProduction ? [new VersionPlugin(), new BuildInfoPlugin(name), brotli()] : []),
  ...(isProduction && name === 'shell' ? [new ShellPagePlugin()] : []),
];

const optimization = () => ({
  chunkIds: 'named',
  // In this process: they are quick, and a worker would first load everything again.
  minimizer: [
    new MinimizerPlugin({
      minify: MinimizerPlugin.swcMinify,
      minimizerOptions: { compress: { passes: 3 } },
      parallel: false,
    }),
    new CssMinimizerPlugin({ parallel: false }),
  ],
  // A small file more is a request more: pieces that two pages share are kept apart from 60 KB of source on.
  splitChunks: { chunks: 'async', minSize: 60_000, cacheGroups: { foundation: FOUNDATION } },
});

/**
 * What shell and remotes share, in one file instead of six: the shell's is loaded with every page, a remote's own
 * only if it brings something newer.
 */
const FOUNDATION = {
  test: /[\\/](node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]|node_modules[\\/]zustand[\\/]esm[\\/](index|react|vanilla)\.|libs[\\/]web-kit[\\/]src[\\/](?!api|mailed-links|uploads|remote)|libs[\\/]contracts[\\/]constants[\\/]src[\\/](legal-days|printed-entity)\.)/,
  name: 'foundation',
  enforce: true,
};

const brotli = () =>
  new CompressionPlugin({
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    test: /\.(js|css|svg)$/,
  });
