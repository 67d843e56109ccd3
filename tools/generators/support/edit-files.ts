import type { Tree } from '@nx/devkit';
import { CannotGenerate } from './cannot-generate.ts';

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

export function textOf(tree: Tree, file: string): string {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new CannotGenerate(`${file} is not there.`);
  return text;
}

/** @throws when something has that place already. */
export function mustBeNew(tree: Tree, path: string): void {
  if (tree.exists(path)) throw new CannotGenerate(`${path} exists already.`);
}

/** Adds an entry at the end of the list or object that begins with `opening`, which ends with its bracket. */
export function addToList(tree: Tree, file: string, opening: string, entry: string): void {
  const text = textOf(tree, file);
  const begin = text.indexOf(opening);
  if (begin < 0)
    throw new CannotGenerate(`${file} has no "${opening}" any more, where ${entry} would be added.`);
  const start = begin + opening.length;
  const end = closingOf(text, start, opening.at(-1) ?? '');
  const held = text.slice(start, end).trimEnd();
  if (entriesOf(held).includes(entry)) throw new CannotGenerate(`${file} names ${entry} already.`);
  const comma = held === '' || held.endsWith(',') ? '' : ',';
  tree.write(file, `${text.slice(0, start)}${held}${comma}\n${entry},\n${text.slice(end)}`);
}

/** Those of a list of names. */
const entriesOf = (held: string): string[] => held.split(',').map((each) => each.trim());

function closingOf(text: string, start: number, open: string): number {
  let depth = 1;
  for (let at = start; at < text.length; at++) {
    if (text[at] === open) depth++;
    if (text[at] === CLOSING[open] && --depth === 0) return at;
  }
  throw new CannotGenerate(`A list that begins with ${open} does not end.`);
}

/** Imports a name, beside others of the same file or package if there are any. */
export function addImport(tree: Tree, file: string, name: string, from: string): void {
  const text = textOf(tree, file);
  const beside = new RegExp(`^import \\{([^}]*)\\} from '${escaped(from)}';`, 'm').exec(text);
  if (beside) {
    const isThere = entriesOf(beside[1] ?? '').includes(name);
    if (!isThere) addAt(tree, file, beside.index + 'import {'.length, ` ${name},`);
    return;
  }
  const last = [...text.matchAll(/^import [^;]+;\n/gm)].at(-1);
  if (!last) throw new CannotGenerate(`${file} has no import, after which that of ${name} would stand.`);
  addAt(tree, file, last.index + last[0].length, `import { ${name} } from '${from}';\n`);
}

/** Adds `export * from …` in the order of the alphabet. */
export function addExport(tree: Tree, file: string, from: string): void {
  const text = textOf(tree, file);
  const line = `export * from '${from}';\n`;
  const known = [...text.matchAll(/^export \* from '.+';\n/gm)];
  if (known.length === 0)
    throw new CannotGenerate(`${file} has no "export * from", beside which ${from} would stand.`);
  if (known.some(([each]) => each === line)) throw new CannotGenerate(`${file} exports ${from} already.`);
  const next = known.find(([each]) => each > line);
  addAt(tree, file, next?.index ?? text.length, line);
}

/** Adds a line after the last one that begins with `prefix`. */
export function addLineAfter(tree: Tree, file: string, prefix: string, line: string): void {
  const text = textOf(tree, file);
  const last = [...text.matchAll(new RegExp(`^${escaped(prefix)}.*\n`, 'gm'))].at(-1);
  if (!last)
    throw new CannotGenerate(`${file} has no line that begins with "${prefix}", to put "${line}" after.`);
  addAt(tree, file, last.index + last[0].length, `${line}\n`);
}

/** Adds a method at the end of the class that a file ends with. */
export function addMethod(tree: Tree, file: string, method: string): void {
  const text = textOf(tree, file);
  if (!text.endsWith('\n}\n')) throw new CannotGenerate(`${file} does not end with a class, for ${method}.`);
  addAt(tree, file, text.length - '}\n'.length, `\n${method}\n`);
}

function addAt(tree: Tree, file: string, at: number, added: string): void {
  const text = textOf(tree, file);
  tree.write(file, text.slice(0, at) + added + text.slice(at));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
