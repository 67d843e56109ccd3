import { FIGURES } from '../figures/figures.ts';
import type { AdPage } from './ad-page.ts';

/** `/ads/eu-representative` */
export const EU_REPRESENTATIVE_AD: AdPage = {
  path: '/ads/eu-representative',
  title: 'EU representative for online services',
  description:
    'An EU legal entity with a postal address, a mailbox and a phone that authorities reach day and night: your representative under the Digital Services Act.',
  keywords: 'EU representative, EU legal representative service, representative for non-EU companies',
  heading: 'An address in the EU that answers',
  lead: 'We are the legal entity that the Digital Services Act asks you to name. Authorities write to us; you hear of it at once.',
  emailLabel: 'Your email',
  submit: 'Start Now',
  pending: 'Starting...',
  trust: [
    {
      title: 'EU legal entity',
      text: 'With a postal address in the EU, an email and a phone to publish.',
    },
    { title: 'One price', text: 'No setup fee, no hidden fees, no charge for each request.' },
    {
      title: 'Ready for your website',
      text: 'The lines to paste into your imprint, as Article 13(4) asks for them.',
    },
    {
      title: 'You stay in control',
      text: `You decide on every answer. Terminate with ${FIGURES.terminationDays} days notice.`,
    },
  ],
  phoneLabel: 'Questions first? Call us',
};
