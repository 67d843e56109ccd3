import { FIGURES } from '../figures/figures.ts';
import type { Question } from '../faq/question.ts';

/** The questions at the end of the landing page. */
export const LANDING_FAQ: readonly Question[] = [
  {
    question: 'Who needs a legal representative under Article 13?',
    answer:
      'Providers of intermediary services that have no establishment in the EU and offer their services there. That covers access providers, hosting, online platforms, marketplaces, app stores and search engines. Company size plays no part, nor whether you sell to consumers or to businesses.',
  },
  {
    question: 'What happens when an authority writes?',
    answer: `We record the time, a person acknowledges the order within ${FIGURES.acknowledgementHours} hours, and we forward it to your legal contact. If that person does not answer, we write to your escalation contact. You decide on the answer; we pass it on and keep the record.`,
  },
  {
    question: 'How soon does it start?',
    answer: `Within ${FIGURES.activationHours} hours after payment and signature, the same day in most cases. You can then name us on your website and to the Digital Services Coordinator.`,
  },
  {
    question: 'Can I cancel or get my money back?',
    answer: `You can have your money back within ${FIGURES.refundDays} days after payment. Otherwise the agreement runs for a year and renews yearly, unless you cancel ${FIGURES.cancellationDays} days before it expires.`,
  },
  {
    question: 'Does this make us compliant with the whole Digital Services Act?',
    answer:
      'No. It settles Article 13 and, unless you leave it out at signing, the point of contact for authorities (Article 11). Other duties, such as the point of contact for your users (Article 12), terms, notices and transparency reports, stay with you. We do not give legal advice, moderate content or cover the GDPR.',
  },
];
