import type { Bench, Measured } from './bench-run.ts';
import { atLeast, atMost, figure, notMeasured, type Figure } from './figures/figure.ts';
import { rounded } from './figures/statistics.ts';
import { medianAudits, whyNoAudit, type Audit } from './site/audit.ts';

const LOADS = 3;
const HOME = '/';

/** P1: every page of the site map, or those asked for, on Lighthouse's slow phone, with what it would have better. */
export const lighthouse: Bench = {
  name: 'lighthouse',
  run: async ({ options, onProduct, print }) => {
    const reason = await whyNoAudit();
    if (reason) return { figures: without(reason) };
    return onProduct(async ({ url }) => {
      const pages = new Map<string, Audit>();
      for (const path of options.paths.length > 0 ? options.paths : await pathsOf(url)) {
        const [audit] = await medianAudits([new URL(path, url).href], LOADS);
        if (!audit) continue;
        pages.set(path, audit);
        print(`${path}: performance ${audit.performance}. ${audit.findings.join(' · ')}`);
      }
      return measured(pages);
    });
  },
};

async function pathsOf(url: string): Promise<string[]> {
  const map = await (await fetch(new URL('/sitemap.xml', url))).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return [...new Set(paths)];
}

const CATEGORIES = ['accessibility', 'bestPractices', 'seo'] as const;
const NAMES = {
  categories: 'accessibility, best practices and SEO, the lowest of all public pages',
  scripts: '`/`, JavaScript as transferred',
  requests: '`/`, requests',
  shift: '`/`, layout shift',
};
const LIMITS = {
  categories: atLeast(100),
  scripts: atMost(120, 'KB'),
  requests: atMost(13),
  shift: atMost(0),
};

const without = (reason: string): Figure[] =>
  (Object.keys(NAMES) as (keyof typeof NAMES)[]).map((key) =>
    notMeasured('P1', NAMES[key], LIMITS[key], reason),
  );

function measured(pages: ReadonlyMap<string, Audit>): Measured {
  const scores = [...pages.values()].flatMap((audit) => CATEGORIES.map((category) => audit[category]));
  const figureOf = (key: keyof typeof NAMES, value: number, note?: string) =>
    figure('P1', NAMES[key], LIMITS[key], value, note);
  const home = pages.get(HOME);
  return {
    figures: [
      figureOf('categories', Math.min(...scores), `${pages.size} pages`),
      ...(home
        ? [
            figureOf('scripts', rounded(home.scriptBytes / 1_024, 1)),
            figureOf('requests', home.requests),
            figureOf('shift', home.layoutShift),
          ]
        : []),
    ],
    details: [...pages].map(([page, { findings: _findings, ...figures }]) => ({ page, ...figures })),
  };
}
