import { createHash } from 'node:crypto';
import { bodyStart, fieldOf, fieldsOf } from '../reading/head.ts';

/** The fields by which two mails differ; all else of a head depends on the way that a mail took. */
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
  const start = bodyStart(raw);
  const fields = fieldsOf(raw.subarray(0, Math.min(start, HEAD_MAX)));
  const hash = createHash('sha256');
  for (const name of NAMED) hash.update(`${fieldOf(fields, name) ?? ''}\n`);
  updateWithPlainLines(hash, raw.subarray(start));
  return hash.digest('hex');
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
