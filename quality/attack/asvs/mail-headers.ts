import { eventually } from '@rep13/testing';
import { register } from '../people/clients.ts';
import { mailsTo } from '../people/mails.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { Tally } from '../tally.ts';

const VICTIM = 'victim@attacked.example';

/** Names that are meant for a mail's header; what the product takes of them must not get there (1.2.x). */
const NAMES = [
  `Ada\r\nBcc: ${VICTIM}`,
  `Ada\nTo: ${VICTIM}`,
  `Ada\u2028Bcc: ${VICTIM}`,
  `Ada" <${VICTIM}>, "B`,
  `Ada, ${VICTIM}`,
  `<${VICTIM}>`,
  `=?utf-8?Q?Ada=0D=0ABcc:_${VICTIM}?=`,
  `Ada%0d%0aBcc: ${VICTIM}`,
];

/** Registers companies and contacts of these names and reads the mails that come of it. */
export async function writeIntoMails(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('ASVS', 'names that reach for the headers of mails');
  const taken: string[] = [];
  for (const name of NAMES) {
    const given = { companyName: name, legalContactName: name };
    const { email } = await register(product, given).catch(() => ({ email: undefined }));
    tally.add(email ? 'taken' : 'refused');
    if (email) taken.push(email);
    const breaks = /[\r\n\u2028]/.test(name);
    if (email && breaks) tally.faults.push(`${tally.what}: ${JSON.stringify(name)} is taken`);
  }
  await eventually(
    async () =>
      (await Promise.all(taken.map((email) => mailsTo(product, email)))).every(({ length }) => length > 0),
    { fact: 'everybody who registered gets a mail', withinMs: 30_000 },
  );
  const mails = await mailsTo(product);
  for (const { to, subject, headers } of mails) {
    const others = to.length !== 1 || to.some(({ address }) => address === VICTIM);
    const more = Object.entries(headers).some(([name, value]) => /^(b?cc)$/i.test(name) && value !== '');
    const wrong = others || more || /[\r\n]/.test(subject);
    tally.add(
      'mails',
      wrong ? `a mail went to ${JSON.stringify(to)} with ${JSON.stringify(headers)}` : undefined,
    );
  }
  return tally;
}
