import { ABOUT_PAGE } from '../about/about.page.ts';
import { DSA_LEGAL_REP_AD } from '../ads/dsa-legal-rep.page.ts';
import { EU_REPRESENTATIVE_AD } from '../ads/eu-representative.page.ts';
import { AUTHORITIES_PAGE } from '../authorities/authorities.page.ts';
import { BADGE_DEMO_PAGE } from '../badge-demo/badge-demo.page.ts';
import { BLOG_PAGE } from '../blog/blog.page.ts';
import { DO_I_NEED_ARTICLE } from '../blog/do-i-need/article.ts';
import { CASES_PAGE } from '../cases/cases.page.ts';
import { CHANGELOG_PAGE } from '../changelog/changelog.page.ts';
import { CONTACT_PAGE } from '../contact/contact.page.ts';
import { DPA_PAGE } from '../dpa/dpa.page.ts';
import { DSA_ARTICLE_13_PAGE } from '../dsa-article-13/dsa-article-13.page.ts';
import { FAQ_PAGE } from '../faq/faq.page.ts';
import { PRICING_PAGE } from '../pricing/pricing.page.ts';
import { REGISTER_PAGE } from '../register/register.page.ts';
import { SAMPLE_AGREEMENT_PAGE } from '../sample-agreement/sample-agreement.page.ts';
import { SECURITY_PAGE } from '../security/security.page.ts';
import { STATUS_PAGE } from '../status/status.page.ts';
import { VERIFY_PAGE } from '../verify/verify.page.ts';
import type { PublicPage } from '../pages/page.ts';
import { PUBLIC_PAGES } from '../pages/public-pages.ts';

/** Every page that has its words here, whether the site shows it yet or not, in the order of the site map. */
export const SITE_PAGES: readonly PublicPage[] = [
  PUBLIC_PAGES.landing,
  PRICING_PAGE,
  DSA_ARTICLE_13_PAGE,
  FAQ_PAGE,
  BLOG_PAGE,
  DO_I_NEED_ARTICLE,
  CASES_PAGE,
  ABOUT_PAGE,
  CONTACT_PAGE,
  SECURITY_PAGE,
  REGISTER_PAGE,
  AUTHORITIES_PAGE,
  STATUS_PAGE,
  VERIFY_PAGE,
  CHANGELOG_PAGE,
  PUBLIC_PAGES.legal,
  SAMPLE_AGREEMENT_PAGE,
  PUBLIC_PAGES.terms,
  PUBLIC_PAGES.privacy,
  DPA_PAGE,
  BADGE_DEMO_PAGE,
  DSA_LEGAL_REP_AD,
  EU_REPRESENTATIVE_AD,
];
