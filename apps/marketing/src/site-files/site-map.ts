import { SITE_PAGES } from '@rep13/content';

/** Public pages whose words belong to another remote. */
const OF_OTHERS = ['/check', '/signup'];

/** `/sitemap.xml`: every page for search engines, in the order of the site. */
export function siteMap(): string {
  const paths = [...SITE_PAGES.map(({ path }) => path), ...OF_OTHERS];
  const urls = paths.map((path) => `  <url><loc>%ORIGIN%${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
