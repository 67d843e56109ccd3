import { FIGURES } from '../figures/figures.ts';

/** The one plan, as it stands on the landing page and on its own. */
export const PRICING = {
  title: 'Pricing',
  lead: 'One plan. No setup fee and no hidden fees.',
  label: 'Most Popular',
  action: 'Get Legal Rep Now',
  included: [
    'Appointment as your EU legal representative',
    'Article 13 documentation',
    'Communication with authorities, 24/7',
    'Website integration code',
    `Activation within ${FIGURES.activationHours} hours`,
    'Email and phone support',
  ],
  notIncluded: ['GDPR compliance', 'Legal advice', 'Content moderation', 'Tax registration'],
  notes: [
    'A fixed fee, paid once a year: billed annually with automatic renewal. VAT is included for individuals in the EU.',
    'The fee also covers your point of contact for authorities (Article 11), unless you leave it out at signing. The one for your users (Article 12) stays yours.',
    `${FIGURES.refundDays}-day money-back guarantee.`,
  ],
};
