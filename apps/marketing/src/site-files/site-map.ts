import { AUTHORITY_LANGUAGES } from '@rep13/contracts-authority-requests/constants';
import { SITE_PAGES } from '@rep13/content';

/** Public pages whose words belong to another remote. */
const OF_OTHERS = ['/check', '/signup'];

/** Public pages that exist in every language of authorities. A test compares them with the heads of the pages. */
const IN_LANGUAGES = ['/authorities'];

/** `/sitemap.xml`: every page for search engines, in the order of the site. */
export function siteMap(): string {
  const paths = [...SITE_PAGES.map(({ path }) => path), ...OF_OTHERS];
  const urls = paths.flatMap((path) => (IN_LANGUAGES.includes(path) ? inLanguages(path) : url(path)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

const url = (path: string, alternates = ''): string => `  <url><loc>%ORIGIN%${path}</loc>${alternates}</url>`;

/** One entry for each language, and each names all of them. */
function inLanguages(path: string): string[] {
  const [first] = AUTHORITY_LANGUAGES;
  const addresses = AUTHORITY_LANGUAGES.map(
    (code) => [code, code === first ? path : `${path}?lang=${code}`] as const,
  );
  const alternates = [...addresses, ['x-default', path] as const].map(
    ([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="%ORIGIN%${address}"/>`,
  );
  return addresses.map(([, address]) => url(address, alternates.join('')));
}
