const SITE_NAME = 'Rep13';

/** What social networks show beside a link to us. */
const IMAGE = {
  path: '/social-image.png',
  width: '1200',
  height: '630',
  alt: 'A signed legal representative agreement beside the words: Your legal representative in the EU',
};

/** What a page says about itself to browsers, search engines and social networks. */
export interface PageHead {
  /** Without the brand, which is appended. */
  title: string;
  description?: string;
  keywords?: string;
  /** The page's own path, when it is reachable under several. */
  canonicalPath?: string;
  /** For an article: the day it appeared, ISO 8601. */
  publishedOn?: string;
  /** schema.org data, as JSON-LD. Our own addresses are given as paths and get the site's origin. */
  structuredData?: object;
  /** Where the page exists in several languages: each at `?lang=`, the first one at its plain address too. */
  languages?: HeadLanguages;
  /** Private and passing pages stay out of search engines. */
  noIndex?: boolean;
}

interface HeadLanguages {
  /** ISO 639-1 codes. */
  offered: readonly string[];
  shown: string;
  /** BCP 47, with the region, of the one that is shown. */
  locale: string;
}

export interface HeadTag {
  tag: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

export function fullTitle({ title }: PageHead): string {
  return `${title} | ${SITE_NAME}`;
}

/** The tags of a page's head but its title. `origin` is such as `https://rep13.example`. */
export function headTags(head: PageHead, origin: string, path: string): HeadTag[] {
  const { languages } = head;
  // A page that stands for this one stands for it in every language.
  const url = head.canonicalPath
    ? origin + head.canonicalPath
    : addressIn(languages?.shown, origin + path, languages);
  const social: Record<string, string | undefined> = {
    'og:type': head.publishedOn ? 'article' : 'website',
    'article:published_time': head.publishedOn,
    'og:site_name': SITE_NAME,
    'og:locale': languages?.locale.replace('-', '_') ?? 'en_GB',
    'og:title': fullTitle(head),
    'og:description': head.description,
    'og:url': url,
    'og:image': origin + IMAGE.path,
    'og:image:width': IMAGE.width,
    'og:image:height': IMAGE.height,
    'og:image:alt': IMAGE.alt,
  };
  const named: Record<string, string | undefined> = {
    description: head.description,
    keywords: head.keywords,
    robots: head.noIndex ? 'noindex' : undefined,
    'twitter:card': 'summary_large_image',
    'twitter:title': fullTitle(head),
    'twitter:description': head.description,
  };
  return [
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    // An address that is not known at build time is the one at which the page is read.
    ...alternates(path.includes('/:') ? '' : origin + path, languages),
    ...metas('name', named),
    ...metas('property', social),
    ...structured(head.structuredData, origin),
  ];
}

/** The first language has the plain address, where the reader's own browser decides. */
const addressIn = (
  code: string | undefined,
  address: string,
  languages: HeadLanguages | undefined,
): string => (code === languages?.offered[0] ? address || '?' : `${address}?lang=${code}`);

function alternates(address: string, languages: HeadLanguages | undefined): HeadTag[] {
  if (!languages) return [];
  const { offered } = languages;
  const link = (hreflang: string, code = hreflang): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href: addressIn(code, address, languages) },
  });
  return [...offered.map((code) => link(code)), link('x-default', offered[0])];
}

function metas(key: 'name' | 'property', values: Record<string, string | undefined>): HeadTag[] {
  return Object.entries(values).flatMap(([name, content]) =>
    content === undefined ? [] : [{ tag: 'meta' as const, attributes: { [key]: name, content } }],
  );
}

/** What schema.org calls an address of something. */
const ADDRESSES: readonly string[] = ['url', '@id', 'image', 'item', 'logo'];

/** Addresses may be given as paths; readers of JSON-LD out of its page need the whole of them. */
function structured(data: object | undefined, origin: string): HeadTag[] {
  if (!data) return [];
  const whole = (name: string, value: unknown) =>
    ADDRESSES.includes(name) && typeof value === 'string' && value.startsWith('/') ? origin + value : value;
  return [{ tag: 'script', attributes: { type: 'application/ld+json' }, text: JSON.stringify(data, whole) }];
}
