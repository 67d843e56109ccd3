import { readFile } from 'node:fs/promises';

/** Beside `src` and `dist` alike. Where it comes from: the README there. */
const LIST = new URL('../../data/common-passwords.txt', import.meta.url);

let list: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is set: most processes never need it. */
async function read(): Promise<ReadonlySet<string>> {
  const text = await readFile(LIST, 'utf8');
  return new Set(text.trim().split('\n'));
}

/** One of the 18,000 passwords that everybody tries first, in any case of letters (ASVS 6.2.4). */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= read();
  return (await list).has(password.trim().toLowerCase());
}
