import type { BlogPost } from '../../pages/blog-post.ts';

/** What the index says of the article; apart from it, so that the index does not carry eight minutes of text. */
export const DO_I_NEED_POST: BlogPost = {
  slug: 'do-i-need-dsa-legal-representative',
  title: 'Do I need a DSA legal representative?',
  excerpt:
    'Three questions tell most companies outside the EU whether Article 13 applies to them. Company size and business model do not matter.',
  publishDate: '2025-01-25',
  readTime: '8 min read',
  category: 'DSA Compliance',
};
