import { createHash } from 'node:crypto';

/** What tells two mails apart; all else of a head differs by the way that a mail took. */
const NAMED = ['message-id', 'from', 'date', 'subject'];
const LF = 0x0a;
const CR = 0x0d;
/** More than that is no head that anybody reads. */
const HEAD_MAX = 1_024 * 1_024;

/**
 * A mail by its content: the first Message-ID, From, Date and Subject, and its body with plain line ends. A sender may
 * use a Message-ID twice, or somebody may have sent it before, so it alone is no key.
 */
export function contentKey(raw: Buffer): string {
  const end = endOfHead(raw);
  const hash = createHash('sha256');
  for (const value of namedFields(raw.subarray(0, Math.min(end, HEAD_MAX)).toString('latin1')))
    hash.update(`${value}\n`);
  updateWithPlainLines(hash, raw.subarray(end));
  return hash.digest('hex');
}

/** Where the body begins, after the first empty line. */
export function endOfHead(raw: Buffer): number {
  for (let at = raw.indexOf(LF); at !== -1; at = raw.indexOf(LF, at + 1)) {
    if (raw[at + 1] === LF) return at + 2;
    if (raw[at + 1] === CR && raw[at + 2] === LF) return at + 3;
  }
  return raw.length;
}

function namedFields(head: string): string[] {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of head
    .replace(/\r?\n[ \t]+/g, ' ')
    .matchAll(/^([!-9;-~]+)[ \t]*:(.*)$/gm)) {
    const known = name.toLowerCase();
    if (NAMED.includes(known) && !found.has(known)) found.set(known, value.trim());
  }
  return NAMED.map((name) => found.get(name) ?? '');
}

function updateWithPlainLines(hash: ReturnType<typeof createHash>, body: Buffer): void {
  let from = 0;
  for (let at = body.indexOf(CR); at !== -1; at = body.indexOf(CR, at + 1)) {
    if (body[at + 1] !== LF) continue;
    hash.update(body.subarray(from, at));
    from = at + 1;
  }
  hash.update(body.subarray(from));
}
