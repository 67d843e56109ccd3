import type { Attachment } from 'postal-mime';
import { fileName } from './hidden-characters.ts';
import type { MailFile } from './mail-facts.ts';
import { readWinmail } from './winmail.ts';

/** The parts of a mail beside what it says. */
export interface SortedParts {
  readonly files: readonly MailFile[];
  /** Pictures that only its HTML shows. */
  readonly inline: readonly MailFile[];
  /** Mails inside, as their bytes. */
  readonly mails: readonly Uint8Array[];
  readonly winmailText: string | null;
  readonly hasWinmail: boolean;
  readonly hasCalendar: boolean;
}

/** Of the mail's own envelope, not of the order. */
const OF_A_SIGNATURE = [
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'application/pgp-signature',
  'application/pgp-encrypted',
];
const OF_A_REPORT = ['message/delivery-status', 'message/disposition-notification', 'text/rfc822-headers'];
const TNEF = ['application/ms-tnef', 'application/vnd.ms-tnef'];

export function sortedParts(attachments: readonly Attachment[]): SortedParts {
  const parts = attachments.filter(({ mimeType }) => ![...OF_A_SIGNATURE, ...OF_A_REPORT].includes(mimeType));
  const winmails = parts.filter(isTnef).map((part) => readWinmail(bytesOf(part)));
  const own = parts.filter((part) => !isTnef(part));
  return {
    files: [
      ...own.filter((part) => !isMail(part) && !part.related).map(fileOf),
      ...winmails.flatMap((winmail) => winmail?.files ?? []),
    ],
    inline: own.filter((part) => !isMail(part) && part.related).map(fileOf),
    mails: own.filter(isMail).map(bytesOf),
    winmailText: winmails.find((winmail) => winmail?.text)?.text ?? null,
    hasWinmail: winmails.length > 0,
    hasCalendar: own.some(({ mimeType }) => mimeType === 'text/calendar'),
  };
}

const isTnef = ({ mimeType, filename }: Attachment) =>
  TNEF.includes(mimeType) || filename?.toLowerCase() === 'winmail.dat';
const isMail = ({ mimeType }: Attachment) => mimeType === 'message/rfc822';

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

const fileOf = (part: Attachment): MailFile => ({
  name: fileName(part.filename),
  type: part.mimeType,
  bytes: bytesOf(part),
});
