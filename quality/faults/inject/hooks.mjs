import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

let edits = [];
let folder = '';

export function initialize(data) {
  edits = data.edits;
  folder = data.folder;
}

export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  const here = edits.filter(({ file }) => url.endsWith(`/${file}`));
  if (here.length === 0) return loaded;
  return { ...loaded, source: here.reduce(edit, loaded.source.toString()) };
}

/** The same rule as in edits.ts, which has looked at the files before the start. */
function edit(source, { name, file, find, replace }) {
  const parts = source.split(find);
  if (parts.length !== 2)
    throw new Error(`${name}: found ${parts.length - 1} times instead of once in ${file}`);
  appendFileSync(join(folder, 'applied'), `${process.env.FAULTS_SERVICE} ${name}\n`);
  return parts.join(replace);
}
