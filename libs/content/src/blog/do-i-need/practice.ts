import { FIGURES, LAW_FIGURES } from '../../figures/figures.ts';
import { PENALTIES } from '../../law/penalties.ts';
import type { Section } from '../../pages/page.ts';

/** What follows, and what to do. */
export const PRACTICE_SECTIONS: readonly Section[] = [
  {
    id: 'what-a-representative-does',
    title: 'What a representative does, and does not',
    paragraphs: [
      'Authorities may address the representative in addition to the provider or instead of it, on everything needed to receive, follow and enforce decisions. That includes requests in an investigation. Orders to act against illegal content (Article 9) and to provide information (Article 10) are by law sent to the electronic point of contact of Article 11, which the representative may be too.',
      'It is a serious role. The provider has to give the representative the powers and the resources to cooperate in time, and the representative can be held liable if the provider does not comply. That is why a good one asks questions, wants an escalation contact and carries insurance.',
      'It is not a compliance department. It does not moderate content, write your terms or file your reports.',
    ],
  },
  {
    id: 'which-member-state',
    title: 'In which Member State?',
    paragraphs: [
      'In one of those where you offer the service; the choice among them is yours. It decides who supervises you: the Digital Services Coordinator of the Member State where your representative is. One representative is enough for the whole Union, and one authority is easier to deal with than twenty-seven.',
      'So look at the place before you look at the price. Check that you have users in that Member State, that its coordinator takes notifications in a language you can read, and that the representative can be reached there by post, email and phone.',
    ],
  },
  {
    id: 'gdpr-representative',
    title: 'We already have a GDPR representative. Is that enough?',
    paragraphs: [
      'No. The representative of Article 27 GDPR is the contact for data protection authorities and for people whose data you process. The one of Article 13 DSA is the contact for the authorities of the Digital Services Act, with another mandate and another liability. The same company may act as both, but each needs its own appointment in writing, and a mandate that names only one law covers only that one.',
      'The same holds for the contact points of Articles 11 and 12. Every provider must have one for authorities and one for users. They may be an email address and need not be in the EU, and they do not replace the representative. The representative may be the one for authorities too, where the provider designates it for that; orders under Articles 9 and 10 are sent there.',
    ],
  },
  PENALTIES,
  {
    id: 'reports',
    title: 'And the transparency report?',
    paragraphs: [
      `It is another duty with another threshold. All providers of intermediary services publish one at least once a year, except micro and small enterprises (Article 15). Platforms and search engines with ${LAW_FIGURES.veryLargeUsers} monthly active users or more in the EU, once designated by the European Commission, report twice a year and fall under much stricter rules. A representative does not write the report, but authorities will ask the representative for it.`,
    ],
  },
  {
    id: 'steps',
    title: 'Steps to take',
    paragraphs: ['If you answered yes to all three questions, take these steps in order.'],
    items: [
      'Write down why Article 13 applies: the service, the users in the EU, the missing establishment. One page is enough, and it helps when someone asks.',
      `Choose a representative in a Member State where you offer the service. Ask how fast it reacts, who reads its mail at night, and what it is insured for. The usual price is ${FIGURES.marketRange} a year.`,
      'Sign a written mandate with the powers of Article 13(2).',
      'Have the representative notified to the Digital Services Coordinator of its Member State.',
      'Publish its name, postal address, email address and phone number on your website.',
      'Name the person in your company who decides on answers, and a second one who is there when the first is not.',
      'Put a date in the calendar to check all of it once a year.',
    ],
  },
];
