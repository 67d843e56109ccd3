import { correspondentsOf } from './correspondents.ts';
import { decodedText } from './encoded-text.ts';
import { sortedParts } from './files.ts';
import { bodyStart, fieldOf, fieldsOf } from './head.ts';
import { oneLine } from './hidden-characters.ts';
import { LIMITS } from './limits.ts';
import type { MailFile, NestedMail } from './mail-facts.ts';
import { parse } from './parse.ts';
import { textsOf } from './texts.ts';

/** The mails inside a mail, the outer ones first; deeper ones than anybody reads stay files. */
export async function nestedMails(
  mails: readonly Uint8Array[],
  depth = 1,
): Promise<{ nested: NestedMail[]; tooDeep: MailFile[] }> {
  if (depth > LIMITS.mailsInMails)
    return {
      nested: [],
      tooDeep: mails.map((bytes) => ({ name: 'message.eml', type: 'message/rfc822', bytes })),
    };
  const nested: NestedMail[] = [];
  const tooDeep: MailFile[] = [];
  for (const bytes of mails) {
    const { own, mails: deeper } = await readOne(Buffer.from(bytes));
    const inner = await nestedMails(deeper, depth + 1);
    nested.push(own, ...inner.nested);
    tooDeep.push(...inner.tooDeep);
  }
  return { nested, tooDeep };
}

async function readOne(raw: Buffer): Promise<{ own: NestedMail; mails: readonly Uint8Array[] }> {
  const fields = fieldsOf(raw.subarray(0, bodyStart(raw)));
  const email = await parse(raw);
  const parts = sortedParts(email.attachments);
  const own = {
    from: correspondentsOf(fieldOf(fields, 'from'))[0] ?? null,
    subject: oneLine(decodedText(fieldOf(fields, 'subject') ?? '')) || null,
    text: textsOf(email, parts.winmailText).text,
    files: parts.files,
  };
  return { own, mails: parts.mails };
}
