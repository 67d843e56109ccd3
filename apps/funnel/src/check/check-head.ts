import type { PageHead } from '@rep13/web-kit';
import { QUESTIONS } from './questions.ts';

/** What the check says about itself: instructions in three steps that take five minutes. */
export const CHECK_HEAD: PageHead = {
  title: 'Free DSA Compliance Check',
  description:
    'Three questions tell you whether your company needs an EU legal representative under Article 13 of the Digital Services Act. Free, about 5 minutes.',
  keywords: 'DSA compliance check, EU legal representative, Article 13 DSA, Digital Services Act',
  structuredData: {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: 'Check whether you need an EU legal representative',
    description: 'Three questions, and at the end an answer with its reasons.',
    totalTime: 'PT5M',
    step: Object.values(QUESTIONS).map(({ ask, hint }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: ask,
      text: hint,
    })),
  },
};
