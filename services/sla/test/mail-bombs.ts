import type { MailReading, MailUnreadable, MailWarning } from '@rep13/contracts-sla/constants';

const HEAD =
  'Subject: Order\r\nFrom: eva@acm.example\r\nDate: Fri, 20 Nov 2026 09:00:00 +0000\r\nMessage-ID: <1@acm.example>\r\n';
export const plain = (text: string) => `${HEAD}Content-Type: text/plain\r\n\r\n${text}`;
const html = (text: string) => `${HEAD}Content-Type: text/html\r\n\r\n${text}`;
const mixed = (boundary: string, body: string) =>
  `Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${body}`;
const nestedParts = (levels: number) => {
  const inner = Array.from({ length: levels }, (_, level) => `--b${level}\r\n${mixed(`b${level + 1}`, '')}`);
  return HEAD + mixed('b0', inner.join(''));
};
const nestedMail = (levels: number): string =>
  levels === 0
    ? plain('innermost')
    : `${HEAD}${mixed(`m${levels}`, `--m${levels}\r\nContent-Type: message/rfc822\r\n\r\n${nestedMail(levels - 1)}\r\n--m${levels}--\r\n`)}`;

/** Mails that were made to hold us up: what each is, and what is read of it. */
export const BOMBS: readonly [string, string, MailReading, MailUnreadable | null, MailWarning[]][] = [
  ['100,000 lines of head', `${'X-A: 1\r\n'.repeat(100_000)}${plain('x')}`, 'no', 'headers-too-large', []],
  ['a line of 10 MB', plain('x'.repeat(10_000_000)), 'whole', null, []],
  ['10,000 parts within each other', nestedParts(10_000), 'no', 'too-deep', []],
  [
    '500 parts beside each other',
    HEAD + mixed('b', `${'--b\r\nContent-Type: image/png\r\n\r\nx\r\n'.repeat(500)}--b--`),
    'partly',
    null,
    ['many-parts'],
  ],
  ['20 mails in mails', nestedMail(20), 'partly', null, ['nested-message', 'deep']],
  [
    'a page 400,000 levels deep',
    html('<div>'.repeat(400_000)),
    'whole',
    null,
    ['html-only', 'html-too-deep'],
  ],
  [
    'cells a million columns wide',
    html(`<table><tr>${'<td colspan=1000000>x</td>'.repeat(10)}</tr></table>`),
    'whole',
    null,
    ['html-only'],
  ],
  [
    'a boundary that never ends',
    HEAD + mixed('b', '--b\r\nContent-Type: text/plain\r\n\r\nwords'),
    'whole',
    null,
    [],
  ],
];

/** Ends the process that reads it. */
export function almostBoundaries(): string {
  const boundary = 'b'.repeat(60);
  const lines = `--${boundary.slice(0, -1)}c\r\n`.repeat(300_000);
  return HEAD + mixed(boundary, `--${boundary}\r\n\r\n${lines}`);
}
