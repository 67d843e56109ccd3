import type { PublicPage } from '../pages/page.ts';
import { DO_I_NEED_ARTICLE } from './do-i-need/article.ts';

/** An article as the index shows it. Spec section 3. */
export interface BlogPost {
  slug: string;
  title: string;
  excerpt: string;
  /** ISO 8601 date. */
  publishDate: string;
  readTime: string;
  category: string;
}

/** `/blog` */
export const BLOG_PAGE = {
  path: '/blog',
  title: 'Blog',
  description:
    'Articles about the Digital Services Act for companies outside the EU: what it asks of you, with the article numbers, in plain words.',
  keywords: 'DSA blog, Digital Services Act articles, EU compliance, legal representative',
  heading: 'Blog',
  lead: 'The Digital Services Act in plain words, with the article numbers.',
} as const satisfies PublicPage & Record<string, unknown>;

export const BLOG_POSTS: readonly BlogPost[] = [DO_I_NEED_ARTICLE.post];
