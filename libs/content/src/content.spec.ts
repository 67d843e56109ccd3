import { EVENT_SERVICES } from '@rep13/contracts-messaging';
import { describe, expect, it } from '@jest/globals';
import { FACTS } from '../test/site-facts.ts';
import {
  BADGE_DEMO_PAGE,
  BLOG_POSTS,
  CASE_STUDIES,
  CHAT,
  CLOSING,
  COMPLIANCE_BANNER,
  DO_I_NEED_ARTICLE,
  DSA_ARTICLE_13_PAGE,
  DSA_LEGAL_REP_AD,
  EU_REPRESENTATIVE_AD,
  FAQ,
  HERO,
  HOW_IT_WORKS,
  INCIDENTS,
  LANDING_FAQ,
  LEADERS,
  PRICING,
  pricingFaq,
  RELEASES,
  REVIEW_RATING,
  SITE_PAGES,
  STATUS_SERVICES,
  TESTIMONIALS,
  TRACK_RECORD,
} from './index.ts';

/** What the spec's section 2 counts. */
describe('the words of the public site', () => {
  it('have three testimonials with five stars, a rating and three figures', () => {
    expect(TESTIMONIALS.map(({ stars }) => stars)).toEqual([5, 5, 5]);
    expect(REVIEW_RATING.score).toBe('4.8/5');
    expect(TRACK_RECORD.map(({ figure }) => figure)).toEqual(['500+', '24/7', '100%']);
  });

  it('begin the landing page with the check, three facts and three steps, and end it with the check', () => {
    expect([HERO.action, CLOSING.action]).toEqual(Array(2).fill('Start Free Compliance Check'));
    expect(COMPLIANCE_BANNER.map(({ title }) => title)).toEqual(['EU legal entity', 'Article 13', '24/7']);
    expect(HOW_IT_WORKS.title).toBe('How It Works');
    expect(HOW_IT_WORKS.steps.map(({ title }) => title)).toEqual([
      'Take the check',
      'Complete payment',
      'Get activated within 24h',
    ]);
    expect([PRICING.label, PRICING.action]).toEqual(['Most Popular', 'Get Legal Rep Now']);
  });

  it('ask five questions on the landing page, and eight in four categories on their own', () => {
    expect(LANDING_FAQ).toHaveLength(5);
    expect(FAQ.map(({ title, questions }) => [title, questions.length])).toEqual([
      ['DSA Compliance', 2],
      ['Service Details', 2],
      ['Legal Requirements', 2],
      ['Technical', 2],
    ]);
  });

  it('list six inclusions, what is not included, and answers on the price', () => {
    expect(PRICING.included).toEqual([
      'Appointment as your EU legal representative',
      'Article 13 documentation',
      'Communication with authorities, 24/7',
      'Website integration code',
      'Activation within 24 hours',
      'Email and phone support',
    ]);
    expect(PRICING.notIncluded).toEqual([
      'GDPR compliance',
      'Legal advice',
      'Content moderation',
      'Tax registration',
    ]);
    expect(pricingFaq(FACTS.fee).map(({ question }) => question)).toEqual(
      expect.arrayContaining(['Is VAT included?', 'Are there any ongoing fees?', 'Can I get a refund?']),
    );
  });

  it('explain Article 13 under the headings of the spec', () => {
    const titles = DSA_ARTICLE_13_PAGE.sections.map(({ title }) => title);
    expect(titles).toEqual([
      'Who needs compliance',
      'Who is exempt',
      'What you have to do',
      'Penalties',
      'Four steps to comply',
    ]);
    const steps = DSA_ARTICLE_13_PAGE.sections.at(-1)?.items?.map((step) => step.split(':')[0]);
    expect(steps).toEqual(['Assessment', 'Appointment', 'Documentation', 'Ongoing']);
  });

  it('hold one article that takes eight minutes to read', () => {
    expect(BLOG_POSTS).toEqual([DO_I_NEED_ARTICLE.post]);
    expect(Object.keys(DO_I_NEED_ARTICLE.post)).toEqual([
      'slug',
      'title',
      'excerpt',
      'publishDate',
      'readTime',
      'category',
    ]);
    expect(DO_I_NEED_ARTICLE.path).toBe(`/blog/${DO_I_NEED_ARTICLE.post.slug}`);
    expect(DO_I_NEED_ARTICLE.post.category).toBe('DSA Compliance');
    expect(DO_I_NEED_ARTICLE.assessment.questions).toHaveLength(3);
    expect(DO_I_NEED_ARTICLE.sections.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['exemptions', 'micro-enterprises', 'b2b', 'subsidiaries', 'penalties']),
    );
    const tokens = JSON.stringify([DO_I_NEED_ARTICLE.sections, DO_I_NEED_ARTICLE.assessment]).split(/\s+/);
    expect(tokens.length / 200).toBeGreaterThan(6.5);
    expect(tokens.length / 200).toBeLessThan(9.5);
  });

  it('tell three stories, name two leaders and three versions with four kinds of changes', () => {
    expect(CASE_STUDIES).toHaveLength(3);
    expect(LEADERS).toHaveLength(2);
    expect(RELEASES.map(({ version }) => version)).toEqual(['1.2.0', '1.1.0', '1.0.0']);
    const types = RELEASES.flatMap(({ changes }) => changes.map(({ type }) => type));
    expect([...new Set(types)].sort()).toEqual(['compliance', 'feature', 'improvement', 'security']);
  });

  it('name every service by what it does, and one incident that is over', () => {
    expect(Object.keys(STATUS_SERVICES).sort()).toEqual([...EVENT_SERVICES, 'gateway'].sort());
    expect(INCIDENTS.map(({ state }) => state)).toEqual(['resolved']);
  });

  it('give the ad pages and the badge demo the texts of the spec', () => {
    expect([DSA_LEGAL_REP_AD.pending, EU_REPRESENTATIVE_AD.pending]).toEqual([
      'Getting Started...',
      'Starting...',
    ]);
    expect(BADGE_DEMO_PAGE.badges.map(({ note }) => note)).toEqual(Array(3).fill('Badge removed from pages'));
  });

  it('greet in the chat and offer six quick questions', () => {
    expect(`${CHAT.title} (${CHAT.label})`).toBe('DSA Compliance Assistant (Beta)');
    expect(new Set(CHAT.quickQuestions).size).toBe(6);
  });

  it('repeat no sentence of a description', () => {
    const sentences = SITE_PAGES.flatMap(({ description }) => description.split('. '));
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
