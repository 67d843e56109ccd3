import type { Browser, BrowserContext } from '@playwright/test';
import { DEMO_PASSWORD } from '@rep13/seed/companies';
import { seedDemo } from '@rep13/seed/demo';
import type { Bench, Measured } from './bench-run.ts';
import { atMost, figure, type Figure, type Limit } from './figures/figure.ts';
import { median } from './figures/statistics.ts';
import { openBrowser, visit, type Visit } from './first-visits/visit.ts';
import type { BenchProduct } from './own-product.ts';

const LOADS = 3;

interface Page {
  readonly path: string;
  readonly as: 'client' | 'staff' | 'nobody';
  readonly scriptKb: number;
}

const PAGES: readonly Page[] = [
  { path: '/client/login', as: 'nobody', scriptKb: 260 },
  { path: '/client/dashboard', as: 'client', scriptKb: 260 },
  { path: '/admin/login', as: 'nobody', scriptKb: 420 },
  { path: '/admin', as: 'staff', scriptKb: 420 },
];

/** P1b: the first visit to portal, admin and their sign-in, on a slow line with a slow processor. */
export const firstVisits: Bench = {
  name: 'first-visits',
  run: ({ options, onProduct, print }) =>
    onProduct(async (product) => {
      const signIns = await signInsOf(product);
      const browser = await openBrowser();
      try {
        const figures: Figure[] = [];
        const isAsked = ({ path }: Page) => options.paths.length === 0 || options.paths.includes(path);
        for (const page of PAGES.filter(isAsked)) {
          const visits: Visit[] = [];
          while (visits.length < LOADS) visits.push(await firstVisit(browser, product.url, page, signIns));
          print(`${page.path}: ${visits.map((one) => JSON.stringify(one)).join(' ')}`);
          figures.push(...figuresOf(page, visits));
        }
        return { figures } satisfies Measured;
      } finally {
        await browser.close();
      }
    }),
};

type SignIns = Readonly<Record<Page['as'], { path: string; data: object } | undefined>>;

/** A client with orders, as the demo has one, and the administrator. */
async function signInsOf({ url, admin, env }: BenchProduct): Promise<SignIns> {
  const signups = await seedDemo({ ...env, PUBLIC_URL: url }, () => undefined);
  const client = signups.find(({ progress }) => progress === 'client');
  return {
    nobody: undefined,
    staff: { path: '/api/admin/login', data: admin },
    client: {
      path: '/api/client/login',
      data: { clientId: client?.clientId ?? '', password: DEMO_PASSWORD },
    },
  };
}

async function firstVisit(browser: Browser, url: string, page: Page, signIns: SignIns): Promise<Visit> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const signIn = signIns[page.as];
  if (signIn) {
    const answer = await context.request.post(`${url}${signIn.path}`, {
      data: signIn.data,
      headers: { Origin: url },
    });
    if (!answer.ok()) throw new Error(`${signIn.path}: ${answer.status()} ${await answer.text()}`);
  }
  const seen = await visit(context, `${url}${page.path}`);
  await context.close();
  return seen;
}

function figuresOf({ path, scriptKb }: Page, visits: readonly Visit[]): Figure[] {
  const seen = (what: string, limit: Limit, value: (visit: Visit) => number) =>
    figure('P1b', `${path}, ${what}`, limit, median(visits.map(value)));
  const hasForm = visits.every(({ usableMs }) => usableMs !== undefined);
  return [
    seen('largest paint', atMost(4_000, 'ms'), (visit) => visit.largestPaintMs),
    seen('layout shift', atMost(0.05), (visit) => visit.layoutShift),
    seen('JavaScript', atMost(scriptKb, 'KB'), (visit) => visit.scriptKb),
    ...(hasForm ? [seen('usable', atMost(2_500, 'ms'), (visit) => visit.usableMs ?? NaN)] : []),
  ];
}
