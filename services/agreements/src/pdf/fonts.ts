import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { woffToSfnt } from './woff-to-sfnt.ts';

/** Source Serif 4 comes in one file per script; for each character the first one that has it is used. */
export const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
export type Script = (typeof SCRIPTS)[number];

const FACES = { text: '400-normal', strong: '600-normal', signature: '400-italic' } as const;
export type Face = keyof typeof FACES;

const { resolve } = createRequire(import.meta.url);

const read = (face: Face, script: Script) =>
  woffToSfnt(
    readFileSync(resolve(`@fontsource/source-serif-4/files/source-serif-4-${script}-${FACES[face]}.woff`)),
  );

/** Every font, read when the PDF thread starts. */
export const FONTS = (Object.keys(FACES) as Face[]).flatMap((face) =>
  SCRIPTS.map((script) => ({ name: fontName(face, script), bytes: read(face, script) })),
);

/** The font's name in a document. */
export function fontName(face: Face, script: Script): string {
  return `${face}-${script}`;
}
