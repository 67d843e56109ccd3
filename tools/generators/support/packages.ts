import { updateJson, type Tree } from '@nx/devkit';
import { CannotGenerate } from './cannot-generate.ts';
import { mustBeNew, textOf } from './edit-files.ts';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string } | undefined>>;
}

/** Tells the one version of a package that this repository has. */
export function versionsIn(tree: Tree): (name: string) => string {
  const { packages } = JSON.parse(textOf(tree, 'package-lock.json')) as LockFile;
  return (name) => {
    const version = packages[`node_modules/${name}`]?.version;
    if (version) return version;
    throw new CannotGenerate(`${name} is not in package-lock.json: nobody here uses it any more.`);
  };
}

/** Names a package in a project's package.json, unless it is there. */
export function addDependency(tree: Tree, project: string, name: string, version: string): void {
  const file = `${project}/package.json`;
  const text = textOf(tree, file);
  const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
  if (name in dependencies) return;
  updateJson(tree, file, (json: object) => ({
    ...json,
    dependencies: Object.fromEntries(
      Object.entries({ ...dependencies, [name]: version }).sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  }));
}

/** @throws when an app, a service or a library has the name: that of its package and of its project. */
export function projectMustBeNew(tree: Tree, name: string): void {
  for (const parent of ['apps', 'services', 'libs', 'quality', 'tools']) mustBeNew(tree, `${parent}/${name}`);
  if (['tools', 'e2e', 'rep13'].includes(name))
    throw new CannotGenerate(`There is a project with the name ${name}.`);
}
