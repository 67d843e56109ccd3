import { SITE_PAGES } from '@rep13/content';

/** A page that everybody may open. */
export interface OpenPage {
  readonly path: string;
  /** Without the brand. */
  readonly title: string | RegExp;
  readonly description: string | RegExp;
  /** Rendered at build time, so that it reads without JavaScript. */
  readonly isPrerendered: boolean;
}

const OF_THE_FUNNEL = /^\/ads\//;

/** Every page that the site map names. */
export const OPEN_PAGES: readonly OpenPage[] = [
  ...SITE_PAGES.map(({ path, title, description }) => ({
    path,
    title,
    description,
    isPrerendered: !OF_THE_FUNNEL.test(path),
  })),
  { path: '/check', title: 'Free DSA Compliance Check', description: /Article 13/, isPrerendered: false },
  { path: '/signup', title: /Legal Representative Registration/, description: /.{50}/, isPrerendered: false },
];
