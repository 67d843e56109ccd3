/** A mail as the local inbox shows it. */
export interface SentMail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What the product mailed to an address, the oldest first. */
export async function mailsTo(mailUrl: string, address: string): Promise<SentMail[]> {
  const query = new URLSearchParams({ 'to.address': address });
  return (await (await fetch(`${mailUrl}/api/email?${query}`)).json()) as SentMail[];
}

/** The address that an answer to a mail goes to. */
export async function replyAddressOf(mailUrl: string, { id, subject }: SentMail): Promise<string> {
  const source = await (await fetch(`${mailUrl}/api/email/${id}/source`)).text();
  const address = /^Reply-To: .*?([^\s<>]+@[^\s<>]+)/im.exec(source)?.[1];
  if (!address) throw new Error(`the mail "${subject}" says nothing of an answer`);
  return address;
}

/** Each mail to an address as HTML and as text, as screens. */
export async function mailScreens(
  mailUrl: string,
  who: string,
  address: string,
): Promise<Readonly<Record<string, string>>> {
  const mails = await mailsTo(mailUrl, address);
  return Object.fromEntries(
    mails.flatMap(({ subject, text, html }, index) => [
      [`${who}-mail-${index + 1}-html`, `${PAGE}${encodeURIComponent(html)}`],
      [`${who}-mail-${index + 1}-text`, asPage(`${subject}\n\n${text}`)],
    ]),
  );
}

/** The inbox itself names no charset of what it shows. */
const PAGE = 'data:text/html;charset=utf-8,';

/** Plain text as a mail program shows it. */
const asPage = (text: string): string =>
  `${PAGE}${encodeURIComponent(
    `<meta name="color-scheme" content="light dark"><pre style="white-space:pre-wrap">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`,
  )}`;
