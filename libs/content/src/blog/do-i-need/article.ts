import type { PageLink, PublicPage, Section } from '../../pages/page.ts';
import { THREE_QUESTIONS } from '../../landing/landing.ts';
import type { BlogPost } from '../blog.page.ts';
import { DUTY_SECTIONS } from './duty.ts';
import { EXEMPTION_SECTIONS } from './exemptions.ts';
import { PRACTICE_SECTIONS } from './practice.ts';

const SLUG = 'do-i-need-dsa-legal-representative';
const EXCERPT =
  'Three questions tell most companies outside the EU whether Article 13 applies to them. Size and business model are not among them.';

/** The article. Its table of contents is the list of its sections. */
export interface Article extends PublicPage {
  post: BlogPost;
  lead: string;
  /** All yes means likely needed. */
  assessment: { title: string; questions: readonly string[]; result: string };
  sections: readonly Section[];
  disclaimer: string;
  actions: readonly PageLink[];
}

/** `/blog/do-i-need-dsa-legal-representative` */
export const DO_I_NEED_ARTICLE: Article = {
  path: `/blog/${SLUG}`,
  title: 'Do I need a DSA legal representative?',
  description:
    'A quick assessment in three questions, the supposed exemptions for micro companies and B2B, the penalties and the steps: Article 13 DSA for non-EU companies.',
  keywords: 'do I need a DSA legal representative, Article 13 exemption, micro enterprise DSA, B2B DSA',
  post: {
    slug: SLUG,
    title: 'Do I need a DSA legal representative?',
    excerpt: EXCERPT,
    publishDate: '2025-01-25',
    readTime: '8 min read',
    category: 'DSA Compliance',
  },
  lead: EXCERPT,
  assessment: {
    title: 'Quick assessment',
    questions: THREE_QUESTIONS.questions.map(({ question }) => question),
    result:
      'Three times yes: you likely need a legal representative in the EU. One no: Article 13 probably does not apply to you today. Ask again when your service or your users change.',
  },
  sections: [...DUTY_SECTIONS, ...EXEMPTION_SECTIONS, ...PRACTICE_SECTIONS],
  disclaimer:
    'This article is general information as of its date. It is not legal advice and does not replace it. Whether Article 13 applies to you depends on your service; ask a lawyer when in doubt.',
  actions: [
    { label: 'Start Free Compliance Check', to: '/check' },
    { label: 'Read about Article 13', to: '/dsa-article-13' },
  ],
};
