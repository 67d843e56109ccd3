import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { root } from './paths.mjs';

/** Class names follow from the file's place alone, so every build calls the same style the same. */
const cssModules = (isBrowser) => ({
  loader: 'css-loader',
  options: {
    importLoaders: 0,
    modules: {
      auto: /\.module\.css$/,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentContext: root,
      localIdentName: '[local]-[hash:base64:5]',
      exportOnlyLocals: !isBrowser,
    },
  },
});

const swc = {
  loader: 'swc-loader',
  options: {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      // A remote under development runs on the React that the stack has built.
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
};

/** How sources, style sheets and assets are read; outside a browser only the names and URLs count. */
export const rules = ({ isBrowser }) => [
  { test: /\.tsx?$/, use: swc },
  {
    test: /\.css$/,
    use: isBrowser ? [MiniCssExtractPlugin.loader, cssModules(true)] : [cssModules(false)],
  },
  // The whole file as a data: URL, for files that the gateway serves at an address of their own.
  { test: /\.(png|svg|ico)$/, resourceQuery: /inline/, type: 'asset/inline' },
  {
    test: /\.(woff2|svg|png|avif|webp)$/,
    resourceQuery: { not: [/inline/] },
    type: 'asset/resource',
    generator: { emit: isBrowser },
  },
];
