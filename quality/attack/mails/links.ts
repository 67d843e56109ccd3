import { simpleParser } from 'mailparser';
import { buildSignupBody } from '@rep13/testing/api';
import { must, patiently } from '../http/caller.ts';
import { tryToFile } from '../people/authorities.ts';
import { activate, register, signIn } from '../people/clients.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { Tally } from '../tally.ts';
import { mailsAtRest, to } from './mailboxes.ts';

/** What a mail program would make something to press of. It knows the ends of names that there are, so not `.example`. */
const NAMES = [
  'Pay at evil.example.com/login now',
  'www.evil.example.com',
  'https://evil.example.com/login',
  'HTTP:evil.example.com',
  'evil。example。com',
  'evil．example．com/pay',
  'help@evil.example.com',
  'mailto:help@evil.example.com',
  'tel:+372 5555 5555',
  'call +372 5555 5555',
  '\\\\evil.example.com\\share',
  '<a href="https://evil.example.com">here</a>',
  '[here](https://evil.example.com)',
  'ftp://evil.example.com/a',
];
const EVIL = /evil[^a-z]{1,3}example|5555/i;
const HREF = /href="([^"]*)"/gi;

/** Registers, files and changes with these words in every field, for mailboxes that nobody has proven. */
export async function writeLinks(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('MAILS', 'mails to unproven mailboxes that repeat what a stranger typed');
  const mailboxes: string[] = [];
  for (const [index, name] of NAMES.entries()) {
    const mailbox = `linked${index}@victims.attacked.example`;
    const caller = product.open(`127.37.4.${index + 1}`);
    const names = { companyName: name, legalContactName: name, registrationNumber: name };
    const body = buildSignupBody({
      ...names,
      registeredAddress: `${name}, Harbour Road`,
      legalContactEmail: mailbox,
    });
    tally.add((await patiently(() => caller.send('POST', '/api/signup', body))).status);
    const order = {
      authorityName: name,
      officerName: name,
      ownReference: name,
      target: name,
      reasons: name,
    };
    tally.add((await tryToFile(caller, `office-${mailbox}`, order)).status);
    mailboxes.push(mailbox, `office-${mailbox}`);
  }
  mailboxes.push(...(await changeToUnproven(product, tally)));
  await judgeLinks(product, mailboxes, tally);
  return tally;
}

/** The name of a client stands in the mail to the address that it asks for. */
async function changeToUnproven(product: AttackedProduct, tally: Tally): Promise<string[]> {
  const mailbox = 'changed@victims.attacked.example';
  const client = await activate(
    await register(product, { companyName: 'www.evil.example.com/pay' }, '127.37.5.1'),
  );
  const browser = await signIn(client);
  await must(browser, 'POST', '/api/client/step-up', { password: client.password });
  const answer = await browser.send('POST', '/api/client/profile-changes', { legalContactEmail: mailbox });
  tally.add(answer.status);
  return [mailbox];
}

/** The judge is what mail programs do: `textAsHtml` of mailparser makes links of all that looks like one. */
async function judgeLinks(
  product: AttackedProduct,
  mailboxes: readonly string[],
  tally: Tally,
): Promise<void> {
  const mails = await mailsAtRest(product);
  let read = 0;
  for (const { id } of mailboxes.flatMap((mailbox) => to(mails, mailbox))) {
    const source = await (await fetch(`${product.mailUrl}/api/email/${id}/source`)).text();
    const { textAsHtml = '', html, subject = '' } = await simpleParser(source);
    const found = [...`${textAsHtml} ${html || ''}`.matchAll(HREF)].map(([, href = '']) => href);
    for (const href of found.filter((each) => EVIL.test(each)))
      tally.faults.push(`${tally.what}: "${subject}" leads to ${href}`);
    read += 1;
  }
  tally.note(`${read} mails were read`);
  if (read < mailboxes.length / 2)
    tally.faults.push(`${tally.what}: only ${read} mails came, which is no proof`);
}
