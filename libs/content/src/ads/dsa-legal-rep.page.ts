import { FIGURES } from '../figures/figures.ts';
import type { AdPage } from './ad-page.ts';

/** `/ads/dsa-legal-rep` */
export const DSA_LEGAL_REP_AD: AdPage = {
  path: '/ads/dsa-legal-rep',
  title: `DSA legal representative, active in ${FIGURES.activationHours} hours`,
  description: `Appoint your legal representative under Article 13 of the Digital Services Act online: one yearly price, signed today, active within ${FIGURES.activationHours} hours.`,
  keywords: 'DSA legal representative, appoint DSA representative, Article 13 DSA service',
  heading: `Your DSA legal representative, active within ${FIGURES.activationHours} hours`,
  lead: 'Companies outside the EU that offer intermediary services there must name one. Register, pay, sign: the mandate is in force the same day in most cases.',
  emailLabel: 'Work email',
  submit: 'Get Started',
  pending: 'Getting Started...',
  trust: [
    {
      title: 'A written mandate',
      text: 'With the powers of Article 13(2), signed online, kept with its evidence.',
    },
    { title: '24/7', text: `Every request is acknowledged within ${FIGURES.acknowledgementHours} hours.` },
    {
      title: 'Money back',
      text: `Within ${FIGURES.refundDays} days, also if you find that you need no representative.`,
    },
    { title: 'Insured', text: `Professional liability insurance of ${FIGURES.insurance}.` },
  ],
  phoneLabel: 'Rather talk? Call us',
};
