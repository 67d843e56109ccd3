import { DEMO_COMPANIES, DEMO_PASSWORD } from '@rep13/seed/companies';
import { signupBody, type SeededSignup } from '@rep13/seed/demo';
import type { Part } from './options.ts';

/** A call of the API in the browser that then opens the screens. */
export type Post = <Reply>(path: string, body: object) => Promise<Reply>;

/** Screens that one person opens one after the other. */
export interface Walk {
  readonly part: Part;
  /** What the tab has kept from before, by its key. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Does what comes before the screens. @returns their addresses, each with a name that is the same in every run. */
  readonly begin: (post: Post) => Promise<Readonly<Record<string, string>>>;
}

interface Surroundings {
  readonly url: string;
  readonly signups: readonly SeededSignup[];
  readonly admin: { readonly username: string; readonly password: string };
}

const FUNNEL = ['/check', '/signup', '/ads/dsa-legal-rep', '/ads/eu-representative', '/ads/success'];
/** Steps of the check that have no address of their own, each with the answers that led there. */
const CHECKS = [
  ['contact-form', [true, true, true]],
  ['ready-to-signup', [true, true, true]],
  ['results', [true, false]],
] as const;
const PORTAL_DOORS = ['/client/login', '/client/setup', '/client/reset'];
const PORTAL = [
  ...['overview', 'company', 'agreement', 'sla'].map((tab) => `/client/dashboard?tab=${tab}`),
  '/client/orders/1',
  '/client/billing',
  '/client/account',
];
/** Admin's screens that are more than the path of a page. */
const ADMIN = [
  ...['overview', 'checks', 'signups', 'sla', 'audit'].map((tab) => `/admin?tab=${tab}`),
  '/admin/tickets/1',
  '/admin/clients/1',
];
const ADMIN_DOOR = '/admin/login';

/** Every screen of the product, on the demo data. */
export function walksOf({ url, signups, admin }: Surroundings): readonly Walk[] {
  const client = signups.find(({ progress }) => progress === 'client');
  return [
    { part: 'public', begin: async () => named([...(await publicPaths(url)), '/no-such-page']) },
    { part: 'funnel', begin: async () => named(FUNNEL) },
    ...CHECKS.map(checkAt),
    { part: 'funnel', begin: registered },
    { part: 'portal', begin: async () => named(PORTAL_DOORS) },
    {
      part: 'portal',
      begin: async (post) => {
        await post('/api/client/login', { clientId: client?.clientId, password: DEMO_PASSWORD });
        return named(PORTAL);
      },
    },
    { part: 'admin', begin: async () => named([ADMIN_DOOR]) },
    {
      part: 'admin',
      begin: async (post) => {
        await post('/api/admin/login', admin);
        return named([...ADMIN, ...(await adminPaths(url))]);
      },
    },
  ];
}

function checkAt([step, [question1, question2, question3]]: (typeof CHECKS)[number]): Walk {
  const state = { step, answers: { question1, question2, question3 } };
  return {
    part: 'funnel',
    stored: { 'rep13.check': JSON.stringify({ state, version: 1 }) },
    begin: async () => ({ [`check-${step}`]: '/check' }),
  };
}

const named = (paths: readonly string[]) =>
  Object.fromEntries(
    paths.map((path) => [path.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'home', path]),
  );

/** The site map's pages that are not of the funnel. */
async function publicPaths(url: string): Promise<string[]> {
  const map = await (await fetch(new URL('/sitemap.xml', url))).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  return paths.filter((path) => !FUNNEL.includes(path));
}

/** Admin's pages that have no parameter and no tabs, as the shell finds them. */
async function adminPaths(url: string): Promise<string[]> {
  const remotes = (await (await fetch(new URL('/remotes.json', url))).json()) as {
    readonly admin: { readonly routes: readonly string[] };
  };
  return remotes.admin.routes.filter((path) => !/[:*]/.test(path) && !['/admin', ADMIN_DOOR].includes(path));
}

/** Three registrations of one visitor: the first has yet to be paid, the second to be signed, the third is signed. */
async function registered(post: Post): Promise<Readonly<Record<string, string>>> {
  const [company] = DEMO_COMPANIES;
  if (!company) return {};
  const body = signupBody(company);
  const unpaid = await post<{ id: number }>('/api/signup', body);
  const paid = await post<{ id: number }>('/api/signup', { ...body, companyName: `${company.name} Two` });
  const signed = await post<{ id: number }>('/api/signup', { ...body, companyName: `${company.name} Three` });
  await post('/api/payment', { signupId: paid.id });
  await post('/api/payment', { signupId: signed.id });
  const signature = { clientSignature: company.contact, clientSignatureType: 'typed' };
  await post('/api/legal-agreement', { signupId: signed.id, ...signature });
  return {
    payment: `/payment?signupId=${unpaid.id}`,
    signature: `/signature/${paid.id}`,
    signed: `/signature/${signed.id}`,
    'provider-information': `/provider-information?signupId=${paid.id}`,
  };
}
