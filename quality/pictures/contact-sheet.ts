import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from './take-pictures.ts';

const LIST = 'pictures.json';
const SHEET = 'index.html';

const STYLE = `
  body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; background: #eee; color: #111; }
  section { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; margin-block: 8px 40px; }
  figure { margin: 0; background: #fff; padding: 8px; }
  img { display: block; max-height: 1100px; max-width: 700px; object-fit: contain; object-position: top; }
  h2 { margin: 0; }
`;

/**
 * Writes what was taken as a list, and as a page to look at; with an earlier folder each screen stands beside what it
 * was there, which is copied along.
 */
export async function writeContactSheet(
  out: string,
  pictures: readonly Picture[],
  against?: string,
): Promise<string> {
  await writeFile(join(out, LIST), JSON.stringify(pictures, null, 2));
  const before = against ? await bringBefore(out, against) : new Map<string, Picture>();
  const rows = pictures.map((picture) => rowOf(picture, before.get(picture.file)));
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style>${rows.join('\n')}</html>`;
  await writeFile(join(out, SHEET), page);
  return join(out, SHEET);
}

async function bringBefore(out: string, against: string): Promise<Map<string, Picture>> {
  const pictures = JSON.parse(await readFile(join(against, LIST), 'utf8')) as Picture[];
  await mkdir(join(out, 'before'), { recursive: true });
  for (const { file } of pictures) await copyFile(join(against, file), join(out, 'before', file));
  return new Map(pictures.map((picture) => [picture.file, picture]));
}

function rowOf(after: Picture, before: Picture | undefined): string {
  const { part, screen, width, theme, height, file } = after;
  const change = before ? `, ${Math.round((height / before.height - 1) * 100)} % in height` : '';
  const earlier = before ? figureOf(`before/${file}`, `before, ${before.height} px`) : '';
  return `<h2>${part}: ${screen}, ${width} px, ${theme}${change}</h2><section>${earlier}${figureOf(file, `${height} px`)}</section>`;
}

const figureOf = (source: string, caption: string): string =>
  `<figure><figcaption>${caption}</figcaption><a href="${source}"><img loading="lazy" src="${source}" alt=""></a></figure>`;
