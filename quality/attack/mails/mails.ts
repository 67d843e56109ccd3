import { judged } from '@rep13/faults/check/verdict';
import type { Outcome } from '../outcome.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { faultsOf } from '../tally.ts';
import { causeMails } from './budgets.ts';
import { writeLinks } from './links.ts';

const PROMISE =
  'few mails reach a mailbox that nobody has proven, and nothing that a stranger typed is a link';

export async function attackByMails(product: AttackedProduct): Promise<Outcome> {
  const tallies = [await writeLinks(product), ...(await causeMails(product))];
  const summary = `${tallies.reduce((all, { tried }) => all + tried, 0)} calls that cause mails`;
  return { tallies, verdict: judged('MAILS', PROMISE, summary, faultsOf(tallies)) };
}
