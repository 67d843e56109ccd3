import type { PublicPage } from '../pages/page.ts';
import type { BlogPost } from '../pages/blog-post.ts';
import { DO_I_NEED_POST } from './do-i-need/post.ts';

/** `/blog` */
export const BLOG_PAGE = {
  path: '/blog',
  title: 'Blog',
  description:
    'Articles about the Digital Services Act for companies outside the EU: what it asks of you, with the article numbers, in plain words.',
  keywords: 'DSA blog, Digital Services Act articles, EU compliance, legal representative',
  heading: 'Blog',
  lead: 'The Digital Services Act in plain words, with the article numbers.',
  elsewhere: {
    title: 'Elsewhere on this site',
    links: [
      {
        label: 'Article 13 explained',
        to: '/dsa-article-13',
        text: 'Who is concerned, who is not, what you owe and what a breach can cost.',
      },
      { label: 'Frequently asked questions', to: '/faq', text: 'Eight short answers in four groups.' },
      { label: 'Success stories', to: '/cases', text: 'Three worked examples.' },
    ],
  },
} as const satisfies PublicPage & Record<string, unknown>;

export const BLOG_POSTS: readonly BlogPost[] = [DO_I_NEED_POST];
