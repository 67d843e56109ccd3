import { FIGURES } from '../figures/figures.ts';
import { PENALTIES } from '../law/penalties.ts';
import type { Section, TextPage } from '../pages/page.ts';
import { EXEMPTIONS, OBLIGATIONS } from './scope-and-duties.ts';

/** `/dsa-article-13`: the duty explained. */
export const DSA_ARTICLE_13_PAGE: TextPage = {
  path: '/dsa-article-13',
  title: 'Article 13 DSA explained',
  description:
    'Who must appoint a legal representative in the EU under Article 13 of the Digital Services Act, who need not, what it involves and what happens without one.',
  keywords: 'Article 13 DSA, Digital Services Act legal representative, DSA obligations, DSA penalties',
  heading: 'Article 13 of the Digital Services Act',
  lead: 'A provider from outside the EU that offers intermediary services in the EU must name someone there whom authorities can address. This page says who that concerns and what it takes.',
  sections: [who(), EXEMPTIONS, OBLIGATIONS, PENALTIES, steps()],
  actions: [
    { label: 'Start Free Compliance Check', to: '/check' },
    { label: 'Register now', to: '/signup' },
    { label: 'Ask a question', to: '/contact' },
  ],
};

function who(): Section {
  return {
    id: 'who-needs-compliance',
    title: 'Who needs compliance',
    paragraphs: [
      'Article 13 of Regulation (EU) 2022/2065 concerns you if three things come together: you provide an intermediary service, you have no establishment in the EU, and you offer the service there.',
      'Intermediary services transmit, store or publish what others provide: internet access and networks, content delivery and caching, hosting and cloud storage, and everything built on hosting, such as marketplaces, app stores, social networks, forums, review sites and most software with content of its users. Online search engines belong to them too.',
      'You offer a service in the EU when there is a substantial connection: a significant number of users in a Member State compared with its population, or activities aimed at a Member State. Signs of the latter are its language or currency, the possibility to order from there, a national domain, an app in the national store, local advertising and customer service in its language.',
    ],
    items: [
      'Software as a service whose users share files, comments or pages',
      'Apps with profiles, messages to the public or uploads',
      'Marketplaces and booking platforms',
      'Hosting, cloud storage and website builders',
      'Platforms for video, audio, games and communities',
    ],
  };
}

function steps(): Section {
  return {
    id: 'four-steps',
    title: 'Four steps to comply',
    paragraphs: ['Most providers finish the first three in a day.'],
    items: [
      `Assessment: find out whether Article 13 applies. Our check has ${FIGURES.checkQuestions} questions and takes about ${FIGURES.checkMinutes} minutes.`,
      'Appointment: sign a written mandate that gives the representative the powers of Article 13(2).',
      'Documentation: notify the representative to the Digital Services Coordinator of the Member State where it is, publish its details, and keep the agreement where you find it.',
      `Ongoing: answer what the representative forwards, report changes within ${FIGURES.changeReportDays} days, and review your information once a year.`,
    ],
  };
}
