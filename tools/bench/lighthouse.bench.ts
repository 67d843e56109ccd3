import { medianAudit } from './audit.ts';
import { onOwnProduct } from './own-product.ts';

export const name = 'lighthouse';

const LOADS = 3;

/** Every page of the site map, or those asked for, on Lighthouse's slow phone, with what it would have better. */
export const run = (paths: readonly string[]) =>
  onOwnProduct(async ({ url }) => {
    const rows: object[] = [];
    for (const path of paths.length > 0 ? paths : await pathsOf(url)) {
      const { findings, ...figures } = await medianAudit(new URL(path, url).href, LOADS);
      rows.push({ page: path, ...figures });
      console.log(path, figures, findings.join(' · '));
    }
    return rows;
  });

async function pathsOf(url: string): Promise<string[]> {
  const map = await (await fetch(new URL('/sitemap.xml', url))).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
