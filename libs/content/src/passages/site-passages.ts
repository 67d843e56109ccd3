import { DO_I_NEED_ARTICLE } from '../blog/do-i-need/article.ts';
import { dataProcessingAgreement } from '../dpa/data-processing-agreement.ts';
import { DPA_PAGE } from '../dpa/dpa.page.ts';
import { DSA_ARTICLE_13_PAGE } from '../dsa-article-13/dsa-article-13.page.ts';
import { FAQ, FAQ_PAGE } from '../faq/faq.page.ts';
import type { LegalText, SiteFacts } from '../legal/legal-text.ts';
import { privacyPolicy } from '../legal/privacy-policy.ts';
import { representativeInformation } from '../legal/representative-information.ts';
import { termsOfService } from '../legal/terms-of-service.ts';
import type { Section } from '../pages/page.ts';
import { SECURITY_PAGE } from '../security/security.page.ts';
import { landingPassages } from './landing-passages.ts';
import type { Passage } from './passage.ts';
import { questionPassages, sectionPassages } from './section-passages.ts';
import { companyPassages, pricingPassages } from './service-passages.ts';

/** Everything the public site says, in pieces: what the assistant searches and answers from. */
export const sitePassages = (facts: SiteFacts): Passage[] => [
  ...questionPassages(
    FAQ_PAGE.path,
    FAQ.flatMap(({ questions }) => questions),
  ),
  ...pricingPassages(facts),
  ...landingPassages(),
  ...[DSA_ARTICLE_13_PAGE, DO_I_NEED_ARTICLE, SECURITY_PAGE, representativeInformation(facts)].flatMap(
    ofPage,
  ),
  ...companyPassages(facts),
  ...ofText('/terms', termsOfService(facts)),
  ...ofText('/privacy', privacyPolicy(facts)),
  ...ofText(DPA_PAGE.path, dataProcessingAgreement(facts)),
];

function ofPage({ path, title, sections }: { path: string; title: string; sections: readonly Section[] }) {
  return sectionPassages(path, title, sections);
}

function ofText(path: string, { title, clauses }: LegalText): Passage[] {
  return sectionPassages(path, title, clauses);
}
