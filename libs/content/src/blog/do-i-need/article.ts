import type { PageLink, PublicPage, Section } from '../../pages/page.ts';
import { THREE_QUESTIONS } from '../../landing/three-questions.ts';
import type { BlogPost } from '../../pages/blog-post.ts';
import { DUTY_SECTIONS } from './duty.ts';
import { EXEMPTION_SECTIONS } from './exemptions.ts';
import { DO_I_NEED_POST } from './post.ts';
import { PRACTICE_SECTIONS } from './practice.ts';

/** Three questions that the reader answers on the spot. */
export interface Assessment {
  title: string;
  questions: readonly string[];
  /** Before all three are answered. */
  open: string;
  /** After three times yes. */
  likely: string;
  /** After the first no. */
  unlikely: string;
}

/** The article. Its table of contents is the list of its sections. */
export interface Article extends PublicPage {
  post: BlogPost;
  lead: string;
  assessment: Assessment;
  sections: readonly Section[];
  disclaimer: string;
  actions: readonly PageLink[];
}

/** `/blog/do-i-need-dsa-legal-representative` */
export const DO_I_NEED_ARTICLE: Article = {
  path: `/blog/${DO_I_NEED_POST.slug}`,
  title: DO_I_NEED_POST.title,
  description:
    'A quick assessment in three questions, the supposed exemptions for micro companies and B2B, the penalties and the steps: Article 13 DSA for non-EU companies.',
  keywords: 'do I need a DSA legal representative, Article 13 exemption, micro enterprise DSA, B2B DSA',
  post: DO_I_NEED_POST,
  lead: DO_I_NEED_POST.excerpt,
  assessment: {
    title: 'Quick assessment',
    questions: THREE_QUESTIONS.questions.map(({ question }) => question),
    open: 'Answer the three questions. Nothing is stored or sent.',
    likely: 'Three yes answers: you likely need a legal representative in the EU.',
    unlikely:
      'One no: Article 13 probably does not apply to you today. Ask again when your service or your users change.',
  },
  sections: [...DUTY_SECTIONS, ...EXEMPTION_SECTIONS, ...PRACTICE_SECTIONS],
  disclaimer:
    'This article is general information as of its date. It is not legal advice and does not replace it. Whether Article 13 applies to you depends on your service; ask a lawyer when in doubt.',
  actions: [
    { label: 'Start Free Compliance Check', to: '/check' },
    { label: 'Read about Article 13', to: '/dsa-article-13' },
  ],
};
