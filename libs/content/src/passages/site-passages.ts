import { DO_I_NEED_ARTICLE } from '../blog/do-i-need/article.ts';
import { dataProcessingAgreement } from '../dpa/data-processing-agreement.ts';
import { DPA_PAGE } from '../dpa/dpa.page.ts';
import { DSA_ARTICLE_13_PAGE } from '../dsa-article-13/dsa-article-13.page.ts';
import { FAQ, FAQ_PAGE } from '../faq/faq.page.ts';
import type { SiteFacts } from '../legal/legal-text.ts';
import { privacyPolicy } from '../legal/privacy-policy.ts';
import { representativeInformation } from '../legal/representative-information.ts';
import { termsOfService } from '../legal/terms-of-service.ts';
import { PUBLIC_PAGES } from '../pages/public-pages.ts';
import { SECURITY_PAGE } from '../security/security.page.ts';
import { landingPassages } from './landing-passages.ts';
import type { Passage } from './passage.ts';
import { questionPassages, sectionPassages } from './section-passages.ts';
import { companyPassages, pricingPassages } from './service-passages.ts';

/** Everything the public site says, in pieces: what the assistant searches and answers from. */
export function sitePassages(facts: SiteFacts): Passage[] {
  const pages = [DSA_ARTICLE_13_PAGE, DO_I_NEED_ARTICLE, SECURITY_PAGE, representativeInformation(facts)];
  const { terms, privacy } = PUBLIC_PAGES;
  return [
    ...questionPassages(
      FAQ_PAGE,
      FAQ.flatMap(({ questions }) => questions),
    ),
    ...pricingPassages(facts),
    ...landingPassages(),
    assessmentPassage(),
    ...pages.flatMap((page) => sectionPassages(page, page.sections)),
    ...companyPassages(facts),
    ...sectionPassages(terms, termsOfService(facts).clauses),
    ...sectionPassages(privacy, privacyPolicy(facts).clauses),
    ...sectionPassages(DPA_PAGE, dataProcessingAgreement(facts).clauses),
  ];
}

/** The article's quick answer to the question that most visitors come with. */
function assessmentPassage(): Passage {
  const { path, title, assessment } = DO_I_NEED_ARTICLE;
  const { questions, likely, unlikely } = assessment;
  const heading = `Do I need a legal representative? ${assessment.title}`;
  return { path, page: title, heading, text: [...questions, likely, unlikely].join(' ') };
}
