/** An article as the index shows it. */
export interface BlogPost {
  slug: string;
  title: string;
  excerpt: string;
  /** ISO 8601 date. */
  publishDate: string;
  readTime: string;
  category: string;
}
