import { LAW_FIGURES } from '../figures/figures.ts';
import type { Section } from '../pages/page.ts';

/** Who is outside of Article 13, and who only thinks so. */
export const EXEMPTIONS: Section = {
  id: 'who-is-exempt',
  title: 'Who is exempt',
  paragraphs: [
    'Article 13 itself has no exemption. It does not apply where one of its conditions is missing.',
    `Size is not among them. Providers with fewer than ${LAW_FIGURES.microEmployees} employees and at most ${LAW_FIGURES.microTurnover} a year (micro enterprises), and small ones with fewer than ${LAW_FIGURES.smallEmployees} employees and at most ${LAW_FIGURES.smallTurnover}, are exempt from other duties: the yearly transparency report (Article 15(2)) and most rules for online platforms and marketplaces (Articles 19 and 29). Nor does it matter whether your users are consumers or businesses.`,
  ],
  items: [
    'Providers with an establishment in the EU that carries on the business of the service: authorities turn to it.',
    'Services that are not intermediary services, such as a shop that sells only its own goods and shows nothing of others.',
    'Services without a substantial connection to the EU: that a website merely opens there is not enough.',
  ],
};

/** What the provider owes under Article 13, and what beside it. */
export const OBLIGATIONS: Section = {
  id: 'obligations',
  title: 'What you have to do',
  paragraphs: [
    'Under Article 13 you owe five things. Other articles of the Digital Services Act add duties that depend on what kind of service you are, and that no representative takes from you.',
    'Two of them are owed by every provider and are often taken for the same. Article 11 asks for a single electronic point of contact for authorities: orders under Articles 9 and 10 are by law sent there, not to the representative. The representative may be it too, and we are, unless you keep one of your own. Article 12 asks for a point of contact for your users, which stays yours.',
  ],
  items: [
    'Appoint a legal or natural person, in writing, in one of the Member States where you offer the service (Article 13(1)).',
    'Mandate it to be addressed by authorities, the European Commission and the European Board for Digital Services, in addition to you or instead of you (Article 13(2)).',
    'Give it the powers and the resources to cooperate in time and to comply with decisions (Article 13(2)).',
    'Notify its name, postal address, email address and phone number to the Digital Services Coordinator of its Member State (Article 13(4)).',
    'Publish the same details where they are easy to find, and keep them correct (Article 13(4)).',
  ],
};
