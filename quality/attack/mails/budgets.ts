import { buildSignupBody } from '@rep13/testing/api';
import { atOnce } from '../http/at-once.ts';
import { must, patiently } from '../http/caller.ts';
import { newAuthority, tryToFile } from '../people/authorities.ts';
import { activate, register, signIn } from '../people/clients.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { Tally } from '../tally.ts';
import { mailsAtRest, to } from './mailboxes.ts';

const TRIES = 12;
/** Mails in an hour, as the product says for itself: to a mailbox that nobody has proven; from one network. */
const ONE_MAILBOX = 10;
const ONE_NETWORK = 60;
/** A mail about a new address counts threefold. */
const CHANGES = 3;

const tagged = (name: string, index: number): string => `${name}+${index}@victims.attacked.example`;

interface Change {
  readonly id: number;
}

/** A client names the mailbox of somebody else for a change, takes it back, and names it under another tag. */
async function byOneAccount(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('MAILS', 'mails that one account causes to one mailbox under tags');
  const client = await activate(await register(product, {}, '127.37.1.1'));
  const browser = await signIn(client);
  await must(browser, 'POST', '/api/client/step-up', { password: client.password });
  const path = '/api/client/profile-changes';
  for (let index = 0; index < TRIES; index += 1) {
    const answer = await browser.send('POST', path, { legalContactEmail: tagged('one', index) });
    tally.add(answer.status);
    if (answer.status >= 300) continue;
    const { id } = JSON.parse(answer.text) as Change;
    await must(browser, 'DELETE', `${path}/${id}`);
  }
  return judgeMailbox(product, tally, 'one', CHANGES);
}

/** Strangers from everywhere register companies and file orders in the name of one mailbox. */
async function byManyAccounts(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('MAILS', 'mails that many accounts cause to one mailbox under tags');
  const tries = Array.from({ length: TRIES }, (_, index) => index);
  await atOnce(4, tries, async (index) => {
    const caller = product.open(`127.37.2.${index + 1}`);
    const body = buildSignupBody({ legalContactEmail: tagged('many', index) });
    tally.add((await patiently(() => caller.send('POST', '/api/signup', body))).status);
    tally.add((await tryToFile(caller, tagged('many', index + TRIES))).status);
  });
  return judgeMailbox(product, tally, 'many', ONE_MAILBOX);
}

async function judgeMailbox(product: AttackedProduct, tally: Tally, name: string, most: number) {
  const arrived = to(await mailsAtRest(product), `${name}@victims.attacked.example`).length;
  tally.note(`${arrived} mails arrived`);
  if (arrived > most) tally.faults.push(`${tally.what}: ${arrived} arrived, where ${most} may`);
  if (arrived === 0) tally.faults.push(`${tally.what}: none arrived, so the limit is no proof`);
  return tally;
}

/** One customer of a network mails everybody through us, from all of the addresses that it has. */
async function byOneNetwork(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('MAILS', 'mails to many mailboxes that one /64 causes');
  const tries = Array.from({ length: ONE_NETWORK / 2 + TRIES }, (_, index) => index);
  const mailboxes: string[] = [];
  await atOnce(4, tries, async (index) => {
    const caller = product.openFar(`2001:db8:f:1:${index.toString(16)}::1`);
    const [contact, officer] = [`spread${index}@victims.attacked.example`, newAuthority()];
    const body = buildSignupBody({ legalContactEmail: contact });
    tally.add((await patiently(() => caller.send('POST', '/api/signup', body))).status);
    tally.add((await tryToFile(caller, officer)).status);
    mailboxes.push(contact, officer);
  });
  const mails = await mailsAtRest(product);
  const arrived = mailboxes.reduce((all, mailbox) => all + to(mails, mailbox).length, 0);
  tally.note(`${arrived} mails arrived`);
  if (arrived > ONE_NETWORK) tally.faults.push(`${tally.what}: ${arrived} arrived, where ${ONE_NETWORK} may`);
  return tally;
}

/** A customer who registers from elsewhere meanwhile gets the mail that is due. */
async function byAnHonestOne(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('MAILS', 'mails to somebody else, who registers after all these');
  const { email } = await register(product, {}, '127.37.3.1');
  const arrived = to(await mailsAtRest(product), email).length;
  tally.add(`${arrived} mails`, arrived > 0 ? undefined : 'the mail of an honest registration does not come');
  return tally;
}

export async function causeMails(product: AttackedProduct): Promise<Tally[]> {
  return [
    await byOneAccount(product),
    await byManyAccounts(product),
    await byOneNetwork(product),
    await byAnHonestOne(product),
  ];
}
