import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isWriting } from './config.ts';

const REPOSITORY = new URL('../../../../', import.meta.url);
export const REFERENCE = new URL('docs/reference/', REPOSITORY);

export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The committed file, or undefined. */
export const readGolden = (file: URL): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/** @throws with the command to run when the committed file is not `text`; writes it when that command runs. */
export function expectCommitted(file: URL, text: string): void {
  if (readGolden(file) === text) return;
  const path = fileURLToPath(file).slice(fileURLToPath(REPOSITORY).length);
  if (!isWriting) throw new Error(`${path} is not what the code says. Run: npm run reference`);
  mkdirSync(dirname(fileURLToPath(file)), { recursive: true });
  writeFileSync(file, text);
}
