import { rm } from 'node:fs/promises';
import type { Bench, Measured } from './bench-run.ts';
import { atLeast, atMost, figure, notMeasured } from './figures/figure.ts';
import { medianAudits, whyNoAudit, type Audit } from './site/audit.ts';
import { buildSingleBundle } from './site/single-bundle/build.ts';
import { serveFolder } from './site/single-bundle/serve.ts';

const PAGES = ['/', '/pricing', '/blog/do-i-need-dsa-legal-representative'];
const LOADS = 3;
const BUILDS = ['as shipped', 'single bundle'] as const;

type Pair = Readonly<Record<(typeof BUILDS)[number], Audit>>;

/** P1: the site as it ships beside a plain single bundle of the same pages, page by page in one run. */
export const singleBundle: Bench = {
  name: 'single-bundle',
  run: async ({ onProduct, print }) => {
    const reason = await whyNoAudit();
    if (reason)
      return {
        figures: [
          notMeasured('P1', PERFORMANCE, NOT_BEHIND, reason),
          notMeasured('P1', PAINT, NOT_LATER, reason),
        ],
      };
    return onProduct(async ({ url }) => {
      const folder = await buildSingleBundle(await recordOf(url));
      const server = await serveFolder(folder);
      const pages = new Map<string, Pair>();
      try {
        for (const page of PAGES) {
          const builds = [url, server.url].map((origin) => new URL(page, origin).href);
          const [shipped, bundle] = await medianAudits(builds, LOADS);
          if (shipped && bundle) pages.set(page, { 'as shipped': shipped, 'single bundle': bundle });
          print(page);
        }
      } finally {
        server.close();
        await rm(folder, { recursive: true });
      }
      return measured(pages);
    });
  },
};

/** Who we are, as the gateway writes it into its pages. */
async function recordOf(url: string): Promise<string> {
  const page = await (await fetch(url)).text();
  return /<script[^>]* id="legal-entity">.*?<\/script>/.exec(page)?.[0] ?? '';
}

const PERFORMANCE = 'performance, ahead of a single bundle by (the least of three pages)';
const PAINT = 'largest paint, behind a single bundle by (the most of three pages)';
const NOT_BEHIND = atLeast(0, 'points');
const NOT_LATER = atMost(0, 'ms');

function measured(pages: ReadonlyMap<string, Pair>): Measured {
  const pairs = [...pages.values()];
  const both = (of: (audit: Audit) => number) =>
    pairs.map((pair) => `${of(pair['as shipped'])} to ${of(pair['single bundle'])}`).join(', ');
  const differences = (of: (audit: Audit) => number) =>
    pairs.map((pair) => of(pair['as shipped']) - of(pair['single bundle']));
  const performance = (audit: Audit) => audit.performance;
  const paint = (audit: Audit) => audit.largestPaintMs;
  return {
    figures: [
      figure('P1', PERFORMANCE, NOT_BEHIND, Math.min(...differences(performance)), both(performance)),
      figure('P1', PAINT, NOT_LATER, Math.max(...differences(paint)), both(paint)),
    ],
    details: [...pages].flatMap(([page, pair]) =>
      BUILDS.map((build) => {
        const { performance, largestPaintMs, interactiveMs, blockingMs, layoutShift, bytes } = pair[build];
        return { page, build, performance, largestPaintMs, interactiveMs, blockingMs, layoutShift, bytes };
      }),
    ),
  };
}
