import { rm } from 'node:fs/promises';
import { medianAudit } from './audit.ts';
import { onOwnProduct } from './own-product.ts';
import { buildSingleBundle } from './single-bundle/build.ts';
import { serveFolder } from './single-bundle/serve.ts';

export const name = 'single-bundle';

const PAGES = ['/', '/pricing', '/blog/do-i-need-dsa-legal-representative'];
const LOADS = 3;

/** The site as it ships beside a plain single bundle of the same pages, page by page in one run. */
export const run = () =>
  onOwnProduct(async ({ url }) => {
    const folder = await buildSingleBundle(await recordOf(url));
    const server = await serveFolder(folder);
    const rows: object[] = [];
    try {
      for (const page of PAGES) {
        const pair = [await row(page, 'as shipped', url), await row(page, 'single bundle', server.url)];
        console.log(...pair);
        rows.push(...pair);
      }
    } finally {
      server.close();
      await rm(folder, { recursive: true });
    }
    return rows;
  });

/** Who we are, as the gateway writes it into its pages. */
async function recordOf(url: string): Promise<string> {
  const page = await (await fetch(url)).text();
  return /<script[^>]* id="legal-entity">.*?<\/script>/.exec(page)?.[0] ?? '';
}

async function row(page: string, build: string, origin: string): Promise<object> {
  const { performance, largestPaintMs, interactiveMs, blockingMs, layoutShift, bytes } = await medianAudit(
    new URL(page, origin).href,
    LOADS,
  );
  return { page, build, performance, largestPaintMs, interactiveMs, blockingMs, layoutShift, bytes };
}
