import { en } from '@rep13/contracts-authority-requests/locales/en';
import type { PublicPage } from '../pages/page.ts';

const { title, description, keywords } = en.page;

/** What `/authorities` tells search engines. Its words are of the contracts: services write to authorities in them too. */
export const AUTHORITIES_PAGE = {
  path: '/authorities',
  title,
  description,
  keywords,
} as const satisfies PublicPage;
