export * from './landing/landing.ts';
export { LANDING_FAQ, type Question } from './landing/landing-faq.ts';
export { REVIEW_RATING, TESTIMONIALS, type Testimonial } from './landing/testimonials.ts';
export type { Clause, LegalFacts, LegalText } from './legal/legal-text.ts';
export { privacyPolicy } from './legal/privacy-policy.ts';
export { termsOfService } from './legal/terms-of-service.ts';
export { PUBLIC_PAGES, type PublicPage } from './pages/public-pages.ts';
export type { Passage } from './passages/passage.ts';
export { sitePassages } from './passages/site-passages.ts';
