import { eventually } from '@rep13/testing';

/** A mail as the local inbox shows it. */
export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly to: { readonly address: string }[];
  readonly headers: Record<string, string>;
  readonly attachments?: { readonly fileName?: string; readonly generatedFileName: string }[];
}

const MAIL_URL = process.env['MAIL_URL'];

/** Every mail there is, or those to one address. */
export async function mailsTo(address?: string): Promise<Mail[]> {
  if (!MAIL_URL) throw new Error('MAIL_URL is not set: run the journeys with `npm run e2e`');
  const query = address ? `?${new URLSearchParams({ 'to.address': address }).toString()}` : '';
  const response = await fetch(`${MAIL_URL}/api/email${query}`);
  return (await response.json()) as Mail[];
}

/** The mail to this address whose subject matches, as soon as it is there. */
export function mailTo(address: string, subject: RegExp): Promise<Mail> {
  return eventually(async () => (await mailsTo(address)).find((mail) => subject.test(mail.subject)), {
    fact: `a mail "${subject.source}" reaches ${address}`,
    withinMs: 60_000,
  });
}

/** The files of a mail whose name matches. */
export const attachmentsOf = (mail: Mail, name: RegExp): Promise<{ name: string; bytes: Uint8Array }[]> =>
  Promise.all(
    (mail.attachments ?? [])
      .filter(({ generatedFileName }) => name.test(generatedFileName))
      .map(async ({ generatedFileName }) => {
        const file = encodeURIComponent(generatedFileName);
        const response = await fetch(`${MAIL_URL}/api/email/${mail.id}/attachment/${file}`);
        if (!response.ok) throw new Error(`${response.status} for ${file} of the mail "${mail.subject}"`);
        return { name: generatedFileName, bytes: new Uint8Array(await response.arrayBuffer()) };
      }),
  );

/** The address that an answer to a mail goes to. */
export async function replyAddressOf({ id, subject }: Mail): Promise<string> {
  const source = await (await fetch(`${MAIL_URL}/api/email/${id}/source`)).text();
  const address = /^Reply-To: .*?([^\s<>]+@[^\s<>]+)/im.exec(source)?.[1];
  if (!address) throw new Error(`the mail "${subject}" says nothing of an answer`);
  return address;
}

/** The first link of a mail whose address matches. */
export function linkIn(mail: Mail, address: RegExp): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((url) => address.test(url));
  if (!link) throw new Error(`no link ${address.source} in the mail "${mail.subject}":\n${mail.text}`);
  return link;
}
