export const OURS = 'authorities@rep13.example';
export const PASSED = 'Authentication-Results: local; dmarc=pass header.from=acm.nl';

export interface Given {
  readonly from?: string;
  readonly to?: string;
  readonly subject?: string;
  readonly head?: readonly string[];
  readonly text?: string;
}

export const multipart = (type: string, ...parts: readonly string[]) => ({
  head: [`Content-Type: ${type}; boundary=B`],
  text: [...parts.map((part) => `--B\r\n${part}`), '--B--'].join('\r\n'),
});
export const fileOf = (name: string, content: string) =>
  `Content-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${content}`;

export const REPORT = multipart(
  'multipart/report; report-type=delivery-status',
  'Content-Type: text/plain\r\n\r\nIt did not arrive.',
  'Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; acm.nl\r\n\r\n' +
    'Final-Recipient: rfc822; eva@acm.nl\r\nAction: failed\r\nStatus: 5.1.1\r\n',
);

export const mailOf = ({
  from = 'eva@acm.nl',
  to = OURS,
  subject = 'Order',
  head = [],
  text = 'Please act.',
}: Given) =>
  [
    ...head,
    `From: Eva <${from}>`,
    `To: <${to}>`,
    `Subject: ${subject}`,
    'Date: Fri, 20 Nov 2026 09:00:00 +0000',
    '',
    text,
    '',
  ].join('\r\n');
