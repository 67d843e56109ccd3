import { parseArgs } from 'node:util';
import { resolve } from 'node:path';

/** The parts of the product whose screens can be asked for alone. */
export const PARTS = ['public', 'funnel', 'portal', 'admin', 'mails'] as const;
export type Part = (typeof PARTS)[number];

export interface PictureOptions {
  /** The folder the pictures go to. */
  readonly out: string;
  readonly parts: readonly Part[];
  /** A folder of earlier pictures, to be shown beside the new ones. */
  readonly against?: string;
}

const USAGE = `npm run pictures -- --out <folder> [--only ${PARTS.join('|')}] [--against <earlier folder>]`;

/** @throws with the usage when the folder is missing or a part is unknown. */
export function readOptions(args: string[]): PictureOptions {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string' },
      only: { type: 'string', multiple: true },
      against: { type: 'string' },
    },
  });
  const { out, only = [...PARTS], against } = values;
  const parts = PARTS.filter((part) => only.includes(part));
  if (!out || parts.length < only.length) throw new Error(`Usage: ${USAGE}`);
  return { out: resolve(out), parts, ...(against && { against: resolve(against) }) };
}
