import type { MailReading, MailUnreadable, MailWarning } from '@rep13/contracts-sla/constants';
import { automaticOf, isGenerated } from './automatic.ts';
import { passedOf, tracedAt } from './authentication-results.ts';
import { bounceOf } from './bounce.ts';
import { withKnownCharsets } from './charsets.ts';
import { correspondentsOf, namesOtherAddress } from './correspondents.ts';
import { decodedText } from './encoded-text.ts';
import { sortedParts, type SortedParts } from './files.ts';
import { bodyStart, fieldOf, fieldsOf, valuesOf, type HeadField } from './head.ts';
import { hidesCharacters, oneLine } from './hidden-characters.ts';
import { LIMITS } from './limits.ts';
import type { CheckedSignature, MailFacts, NestedMail, ReaderSettings } from './mail-facts.ts';
import { partsOf } from './multipart.ts';
import { nestedMails } from './nested.ts';
import { parse } from './parse.ts';
import { byKeyInside } from './keys-inside.ts';
import { answersOf, referenceIn, tagOf } from './reply.ts';
import { opened, openedInText } from './signatures.ts';
import { textsOf } from './texts.ts';

/** What a process is given. */
export interface MailToRead {
  readonly raw: Uint8Array;
  readonly settings: ReaderSettings;
}

/** Reads a mail. Pure, and never throws: of what can't be read, its head is. */
export async function readMail({ raw: bytes, settings }: MailToRead): Promise<MailFacts> {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = bodyStart(raw);
  const isHeadTooLarge = start > LIMITS.headMax;
  const fields = fieldsOf(raw.subarray(0, Math.min(start, isHeadTooLarge ? LIMITS.headBeginning : start)));
  const head = headOf(fields, settings);
  // What is missing may stand in the rest.
  if (isHeadTooLarge) return { ...unread(head), reason: 'headers-too-large', warnings: [] };
  try {
    return await contentOf(raw, fields, head, settings);
  } catch (error) {
    return { ...unread(head), reason: reasonOf(error) };
  }
}

type Head = ReturnType<typeof headOf>;

function headOf(fields: readonly HeadField[], { address, authserv }: ReaderSettings) {
  const from = correspondentsOf(fieldOf(fields, 'from'))[0] ?? null;
  const written = decodedText(fieldOf(fields, 'subject') ?? '');
  const replyTo = correspondentsOf(fieldOf(fields, 'reply-to')).flatMap(({ address: to }) => to ?? []);
  const date = new Date(fieldOf(fields, 'date') ?? '');
  const messageId = fieldOf(fields, 'message-id')?.replace(/^<|>$/g, '') || null;
  const warnings: MailWarning[] = [
    ...(from && namesOtherAddress(from) ? (['name-shows-other-address'] as const) : []),
    ...(replyTo.some((to) => domainOf(to) !== domainOf(from?.address))
      ? (['reply-to-elsewhere'] as const)
      : []),
    ...(fieldOf(fields, 'date') ? [] : (['no-date'] as const)),
    ...(messageId ? [] : (['no-message-id'] as const)),
    ...(valuesOf(fields, 'from').length > 1 ? (['several-from'] as const) : []),
    ...(hidesCharacters(written + decodedText(fieldOf(fields, 'from') ?? ''))
      ? (['hidden-characters'] as const)
      : []),
  ];
  return {
    ...{ from, replyTo, messageId, warnings },
    subject: oneLine(written) || null,
    date: Number.isNaN(date.getTime()) ? null : date.toISOString(),
    automatic: automaticOf(fields, address),
    isGenerated: isGenerated(fields),
    tag: tagOf(fields, address),
    answers: answersOf(fields),
    passed: passedOf(fields, from?.address ?? null, authserv),
    tracedAt: tracedAt(fields, authserv),
  };
}

const domainOf = (address: string | null | undefined) => address?.split('@')[1];

async function contentOf(
  raw: Buffer,
  fields: readonly HeadField[],
  head: Head,
  settings: ReaderSettings,
): Promise<MailFacts> {
  const from = head.from?.address ?? null;
  const envelope = await opened(raw, fields, from, settings);
  if (envelope.isSealed) return { ...unread(head), read: 'sealed', encrypted: envelope.encrypted };
  const known = withKnownCharsets(envelope.content);
  const email = await parse(known.raw);
  const attachments = email.attachments.slice(0, LIMITS.parts);
  const parts = sortedParts(attachments);
  const inText = await openedInText(email.text ?? '', from, settings);
  if (inText.isSealed) return { ...unread(head), read: 'sealed', encrypted: 'pgp' };
  const { warnings, ...texts } = textsOf({ ...email, text: inText.text }, parts.winmailText);
  const { nested, tooDeep } = await nestedMails(head.automatic === 'bounce' ? [] : parts.mails);
  const signature = await byKeyInside(envelope.signature ?? inText.signature, attachments, {
    from,
    check: (knownKeys) => signatureBy({ ...settings, knownKeys }, { raw, fields, from, text: email.text }),
  });
  const found = warningsOf({ parts, nested, signature, wereGuessed: known.wereGuessed });
  const limits: MailWarning[] = [
    ...(email.attachments.length > attachments.length ? (['many-parts'] as const) : []),
    ...(tooDeep.length > 0 ? (['deep'] as const) : []),
  ];
  return {
    ...unread(head),
    ...texts,
    read: limits.length > 0 ? 'partly' : 'whole',
    files: [...parts.files, ...tooDeep],
    inline: parts.inline,
    nested,
    signature,
    encrypted: envelope.encrypted,
    reference: referenceIn(head.subject, texts.newText),
    ...reportOf(raw, head),
    warnings: [...new Set([...head.warnings, ...warnings, ...found, ...limits])],
  };
}

interface Signed {
  readonly raw: Buffer;
  readonly fields: readonly HeadField[];
  readonly from: string | null;
  readonly text: string | undefined;
}

/** Of the whole mail, or else of a block in its text. */
async function signatureBy(
  settings: ReaderSettings,
  { raw, fields, from, text = '' }: Signed,
): Promise<CheckedSignature | null> {
  const { signature } = await opened(raw, fields, from, settings);
  return signature ?? (await openedInText(text, from, settings)).signature;
}

/** News that a mail has arrived comes in the same form as news that it has not. */
function reportOf(raw: Buffer, { automatic }: Head): Pick<MailFacts, 'automatic' | 'bounce'> {
  if (automatic !== 'bounce') return { automatic, bounce: null };
  const bounce = bounceOf(partsOf(raw));
  return { automatic: bounce.hasArrived ? 'receipt' : 'bounce', bounce };
}

interface Found {
  readonly parts: SortedParts;
  readonly nested: readonly NestedMail[];
  readonly signature: CheckedSignature | null;
  readonly wereGuessed: boolean;
}

const warningsOf = ({ parts, nested, signature, wereGuessed }: Found): MailWarning[] => [
  ...(wereGuessed ? (['charset-guessed'] as const) : []),
  ...(parts.hasWinmail ? (['winmail'] as const) : []),
  ...(parts.hasCalendar ? (['calendar'] as const) : []),
  ...(nested.length > 0 ? (['nested-message'] as const) : []),
  ...(signature && !signature.coversAll ? (['unsigned-part'] as const) : []),
];

const unread = (head: Head): MailFacts => ({
  ...head,
  read: 'no' satisfies MailReading,
  reason: null,
  text: '',
  textFrom: 'none',
  otherText: null,
  newText: '',
  quoted: null,
  files: [],
  inline: [],
  nested: [],
  reference: referenceIn(head.subject),
  signature: null,
  encrypted: null,
  bounce: null,
});

function reasonOf(error: unknown): MailUnreadable {
  const message = error instanceof Error ? error.message : '';
  if (/header/i.test(message)) return 'headers-too-large';
  return /nest|depth/i.test(message) ? 'too-deep' : 'broken';
}
