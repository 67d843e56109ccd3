import { FIGURES } from '../figures/figures.ts';
import type { SiteFacts } from '../legal/legal-text.ts';
import type { PublicPage } from '../pages/page.ts';

/** `/contact`: the words around the form. What its fields refuse is said in the contracts. */
export const CONTACT_PAGE = {
  path: '/contact',
  title: 'Contact',
  description: `Write to us about the EU legal representative service, by form, email, phone or post. We reply within ${FIGURES.replyHours} hours on working days.`,
  keywords: 'contact, support, EU legal representative, DSA questions',
  heading: 'Contact',
  lead: `A person reads what you write and replies within ${FIGURES.replyHours} hours.`,
  form: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    subject: 'Subject',
    message: 'Message',
    submit: 'Send Message',
    pending: 'Sending...',
    success: `Thank you for your message. We'll respond within ${FIGURES.replyHours} hours.`,
  },
  authorities: {
    title: 'Writing on behalf of an authority?',
    text: 'Please use the mailbox and the phone number for authorities. They are answered day and night.',
    link: { label: 'Representative information', to: '/legal' },
  },
} as const satisfies PublicPage & Record<string, unknown>;

/** Where else we can be reached. */
export const contactWays = (facts: SiteFacts): { term: string; detail: string }[] => [
  { term: 'Email', detail: facts.supportEmail },
  { term: 'Phone', detail: facts.phone },
  { term: 'Address', detail: `${facts.companyName}, ${facts.address}` },
  { term: 'Hours', detail: `${facts.businessHours}; we reply within ${FIGURES.replyHours} hours` },
];
