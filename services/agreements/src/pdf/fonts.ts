import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { woffToSfnt } from './woff-to-sfnt.ts';

/** Source Serif 4 comes in one file per script; for each character the first one that has it is used. */
export const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
export type Script = (typeof SCRIPTS)[number];

const FACES = { text: '400-normal', strong: '600-normal', signature: '400-italic' } as const;
export type Face = keyof typeof FACES;

const { resolve } = createRequire(import.meta.url);
const files = new Map<string, Buffer>();

/** The font of one face and script, read once per process. */
export function fontFile(face: Face, script: Script): Buffer {
  const path = `@fontsource/source-serif-4/files/source-serif-4-${script}-${FACES[face]}.woff`;
  const known = files.get(path) ?? woffToSfnt(readFileSync(resolve(path)));
  files.set(path, known);
  return known;
}
