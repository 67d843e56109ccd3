import { readFileSync } from 'node:fs';

const versionOf = (packageJson) =>
  JSON.parse(readFileSync(new URL(`../../${packageJson}`, import.meta.url), 'utf8')).version;

const singleton = (version) => ({
  singleton: true,
  strictVersion: true,
  version,
  requiredVersion: `^${version}`,
});
const library = (name) => singleton(versionOf(`node_modules/${name}/package.json`));
const webKit = () => singleton(versionOf('libs/web-kit/package.json'));

/**
 * One instance in the page, from shell or remote: the highest version wins, and a remote that needs a newer one
 * than is already running fails by itself instead of breaking the others. antd is not here on purpose: a
 * shared module is never tree-shaken, and whole it is 456 KB.
 */
export const sharedModules = () => ({
  react: library('react'),
  'react/jsx-runtime': library('react'),
  'react-dom': library('react-dom'),
  // antd asks for it as well as the shell.
  'react-dom/client': library('react-dom'),
  zustand: library('zustand'),
  swr: library('swr'),
  '@rep13/web-kit': webKit(),
  '@rep13/web-kit/router': webKit(),
  // What one answer says of the server's time holds for the whole page.
  '@rep13/web-kit/clock': webKit(),
});
