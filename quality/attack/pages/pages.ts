import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { eventually } from '@rep13/testing';
import { judged } from '@rep13/faults/check/verdict';
import { atOnce } from '../http/at-once.ts';
import { must, type Caller } from '../http/caller.ts';
import type { Outcome } from '../outcome.ts';
import { becomeClient, register, signIn } from '../people/clients.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { faultsOf, Tally } from '../tally.ts';
import { hostilePages, pathOf, type HostilePage } from './hostile-pages.ts';
import { HOST } from '../product/reach-website.ts';
import { GOOD_PATH, serveWebsites } from './websites.ts';

const PROMISE = 'no website of a client breaks, holds up or leads astray the reader of websites';
const AT_ONCE = 4;
const READ_WITHIN_MS = 120_000;

interface Publication {
  readonly isChecking: boolean;
  readonly checks: readonly { readonly verdict: string; readonly reason: string | null }[];
}

export async function attackByPages(product: AttackedProduct): Promise<Outcome> {
  const pages = hostilePages(product.website);
  const websites = await serveWebsites(product.website, pages, goodPage());
  const tally = new Tally('PAGES', 'websites of clients that are hostile to who reads them');
  try {
    await atOnce(AT_ONCE, pages, (page) => haveRead(product, page, tally));
    const others = await readOthers(product);
    const seen = websites.seenInside();
    tally.note(`${seen} connections inside`);
    if (seen > 0) tally.faults.push(`${tally.what}: a server inside was asked ${seen} times`);
    const tallies = [tally, others];
    const summary = `${pages.length} pages`;
    return { tallies, verdict: judged('PAGES', PROMISE, summary, faultsOf(tallies)) };
  } finally {
    await websites.stop();
  }
}

async function haveRead(product: AttackedProduct, page: HostilePage, tally: Tally): Promise<void> {
  const { verdict, reason } = await readingOf(product, pathOf(page)).catch(notRead);
  const isRight = page.verdicts.includes(verdict);
  tally.add(
    reason ? `${verdict} (${reason})` : verdict,
    isRight ? undefined : `${page.what}: ${verdict} (${reason}) instead of ${page.verdicts.join(' or ')}`,
  );
}

/** Afterwards a good website is read as it is, and companies still register where the reader works. */
async function readOthers(product: AttackedProduct): Promise<Tally> {
  const tally = new Tally('PAGES', 'a good website, and a registration, after these');
  const { verdict } = await readingOf(product, GOOD_PATH).catch(notRead);
  tally.add(verdict, verdict === 'complete' ? undefined : `a good website is said to be ${verdict}`);
  await register(product, {}, nextAddress());
  tally.add('registered');
  return tally;
}

/** What is read next is judged all the same. */
const notRead = ({ message: reason }: Error) => ({ verdict: 'not read', reason });

/** What the product says of a client's page, once it has read it. */
async function readingOf(product: AttackedProduct, path: string): Promise<Publication['checks'][number]> {
  const given = { websiteUrl: `https://${HOST}` };
  const browser = await signIn(await becomeClient(product, given, nextAddress()));
  const url = `http://${HOST}:${product.website.port}${path}`;
  await eventually(() => named(browser, url), {
    fact: 'a website is watched once its mandate is in force',
    withinMs: 30_000,
  });
  return eventually(
    async () => {
      const { isChecking, checks } = await must<Publication>(browser, 'GET', '/api/client/publication');
      return isChecking ? undefined : checks[0];
    },
    { fact: `${path} is read`, withinMs: READ_WITHIN_MS },
  );
}

const named = async (browser: Caller, url: string): Promise<boolean> =>
  (await browser.send('PUT', '/api/client/publication', { url })).status === 200;

let clients = 0;

/** Nobody registers so often from one address that its limit answers. */
function nextAddress(): string {
  clients += 1;
  return `127.43.0.${clients}`;
}

function goodPage(): string {
  const { name, street, postalCode, city, authorityEmail, phone } = SAMPLE_LEGAL_ENTITY;
  return `<p>${[name, street, `${postalCode} ${city}`, authorityEmail, phone].join('</p><p>')}</p>`;
}
