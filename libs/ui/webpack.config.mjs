import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { rules } from '@rep13/web-build/rules';

const states = join(import.meta.dirname, 'states');

/** The page of every field in every state: `npx nx serve ui`. */
export default {
  target: ['web', 'es2022'],
  entry: { states: join(states, 'states.tsx') },
  output: { filename: '[name].js', assetModuleFilename: '[name][ext]', publicPath: '' },
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    conditionNames: ['source', 'import', 'module', 'browser', 'default', 'require'],
  },
  module: { rules: rules({ isBrowser: true }) },
  plugins: [new MiniCssExtractPlugin()],
  performance: false,
  devServer: { host: 'localhost', port: 'auto', static: states },
};
