import type { PageLink } from '../pages/page.ts';

interface LinkColumn {
  title: string;
  links: readonly PageLink[];
}

/** The pages that the foot of every public page leads to, by column. */
export const SITE_LINKS = [
  {
    title: 'Services',
    links: [
      { label: 'Free compliance check', to: '/check' },
      { label: 'Legal representative', to: '/signup' },
      { label: 'Pricing', to: '/pricing' },
      { label: 'Article 13 explained', to: '/dsa-article-13' },
      { label: 'Questions and answers', to: '/faq' },
      { label: 'Client portal', to: '/client/login' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About us', to: '/about' },
      { label: 'Success stories', to: '/cases' },
      { label: 'Blog', to: '/blog' },
      { label: 'Contact', to: '/contact' },
      { label: 'System status', to: '/status' },
      { label: 'Changelog', to: '/changelog' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Representative information', to: '/legal' },
      { label: 'For authorities', to: '/authorities' },
      { label: 'Register of mandates', to: '/register' },
      { label: 'Sample agreement', to: '/sample-agreement' },
      { label: 'Verify a document', to: '/verify' },
      { label: 'Terms of Service', to: '/terms' },
      { label: 'Privacy Policy', to: '/privacy' },
      { label: 'Data Processing Agreement', to: '/dpa' },
      { label: 'Security and compliance', to: '/security' },
    ],
  },
] as const satisfies readonly LinkColumn[];

const OTHER_PAGES: readonly PageLink[] = [
  { label: 'Start page', to: '/' },
  { label: 'Do I need a representative?', to: '/blog/do-i-need-dsa-legal-representative' },
];

const NAMES = new Map<string, string>(
  [...OTHER_PAGES, ...SITE_LINKS.flatMap((column): readonly PageLink[] => column.links)].map(
    ({ label, to }) => [to, label],
  ),
);

/** What a link to one of our pages, or to a place in it, is called; the path itself for a page unknown here. */
export function pageName(path: string): string {
  return NAMES.get(path.split('#')[0] ?? path) ?? path;
}
