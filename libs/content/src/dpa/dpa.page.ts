import type { PublicPage } from '../pages/page.ts';

/** `/dpa`; its text is `dataProcessingAgreement`. */
export const DPA_PAGE = {
  path: '/dpa',
  title: 'Data Processing Agreement',
  description:
    'Article 28 GDPR: how we process personal data of your users that reaches us inside requests from authorities, on your behalf and on your instructions.',
  keywords: 'data processing agreement, DPA, Article 28 GDPR, sub-processors, personal data breach',
} as const satisfies PublicPage;
