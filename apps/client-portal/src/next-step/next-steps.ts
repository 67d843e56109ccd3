import type { AgreementView, DesignationView, MandateView } from '@rep13/contracts-agreements';
import type {
  ClientProfileView,
  ProviderInformationView,
  PublicationView,
} from '@rep13/contracts-onboarding';
import type { ClientTicketView } from '@rep13/contracts-sla';

import { LEGAL_ENTITY, formatLegalDay } from '@rep13/web-kit';
import { tabPath, WEBSITE_PATH } from '../frame/tabs.ts';
import { missingStep } from '../mandate/mandate-state.ts';
import { providerInformationPath, providerState } from '../provider-information/provider-state.ts';
import { activeOf, violationsOf } from '../orders/order-filters.ts';
import type { NextStep } from './next-step.ts';
import { toAnswer } from './to-answer.ts';
import { toNotifyUser } from './to-notify-user.ts';

/** What it takes to say whether everything is in order. */
export interface Standing {
  signupId: number;
  profile: ClientProfileView;
  agreement: AgreementView | null;
  mandate: MandateView;
  letters: DesignationView[];
  provider: ProviderInformationView | null;
  publication: Pick<PublicationView, 'state'>;
  tickets: ClientTicketView[];
  now: Date;
}

/** The portal's first lines: what there is for the client to do, the most urgent first, or that there is nothing. */
export function nextSteps(standing: Standing): NextStep[] {
  const isSuspended = standing.profile.accountStatus === 'suspended';
  const steps = isSuspended
    ? [SUSPENDED, toAnswer(standing), toNotifyUser(standing)]
    : [
        toAnswer(standing),
        toNotifyUser(standing),
        toCompleteMandate(standing),
        toSignLetter(standing),
        toTakeLeave(standing),
        toPublish(standing),
        toInform(standing),
      ];
  const found = steps.filter((step) => step !== undefined);
  return found.length > 0 ? found : [nothingToDo(standing)];
}

const SUSPENDED: NextStep = {
  tone: 'bad',
  headline: 'Your account is suspended.',
  text: `You can still read your company data, your agreement and your orders. You can't pay, sign or change anything until the suspension ends. To learn the reason, or to end it, write to ${LEGAL_ENTITY.supportEmail}.`,
  actions: [{ to: `mailto:${LEGAL_ENTITY.supportEmail}`, text: 'Write to us' }],
};

function toCompleteMandate({ signupId, profile, agreement }: Standing): NextStep | undefined {
  const pay = { to: `/payment?signupId=${signupId}`, text: 'Pay the yearly fee' };
  const sign = { to: `/signature/${signupId}`, text: 'Sign the agreement' };
  const missing = {
    'to-pay': { text: 'The yearly fee is not paid.', actions: [pay] },
    'to-sign': { text: 'Your agreement is not signed.', actions: [sign] },
    'to-pay-and-sign': {
      text: 'Two steps left: pay the yearly fee and sign the agreement.',
      actions: [pay, sign],
    },
    none: undefined,
  }[missingStep(profile, agreement)];
  return missing && { tone: 'waiting', headline: 'Your mandate is not in force yet.', ...missing };
}

function toSignLetter({ letters }: Standing): NextStep | undefined {
  const draft = letters.find(({ state }) => state === 'draft');
  return (
    draft && {
      tone: 'waiting',
      headline: 'A letter is waiting for your signature.',
      text: `It notifies ${draft.coordinator} that we represent you (Article 13(4) DSA).`,
      actions: [{ to: tabPath('designation'), text: 'Read and sign it' }],
    }
  );
}

/** The agreement's clause on what the client does when the mandate ends. */
function toTakeLeave({ mandate: { state, endsAt } }: Standing): NextStep | undefined {
  if (state === 'awaiting' || state === 'in_force') return undefined;
  const isOver = state !== 'ending';
  const successor = 'if Article 13 DSA still obliges you to, designate another legal representative';
  return {
    tone: 'waiting',
    headline: `Your mandate ${isOver ? 'ended' : 'ends'} on ${formatLegalDay(endsAt)}.`,
    text: isOver
      ? `Please take our details off your website and, ${successor}.`
      : `Until then we represent you. Then please take our details off your website and, ${successor}.`,
    actions: [],
  };
}

/** After two readings a day apart; whatever was read once may have been a bad night of the website. */
function toPublish({ publication }: Standing): NextStep | undefined {
  if (publication.state !== 'missing') return undefined;
  return {
    tone: 'bad',
    headline: 'Your website does not show all details of your representative.',
    text: 'Article 13(4) DSA requires you to publish our name, postal address, email address and phone number. We read your website on two days and did not find all of them on one page.',
    actions: [{ to: WEBSITE_PATH, text: 'See what is missing' }],
  };
}

function toInform({ signupId, provider, now }: Standing): NextStep | undefined {
  const to = providerInformationPath(signupId);
  const review = {
    text: 'Look through your provider information, correct what has changed, and save it. Saving it unchanged is fine, too.',
    actions: [{ to, text: 'Review the information' }],
  };
  switch (providerState(provider, now)) {
    case 'missing':
      return {
        tone: 'waiting',
        headline: 'Your provider information is missing.',
        text: 'We keep it ready for authorities that ask about your service.',
        actions: [{ to, text: 'Provide the information' }],
      };
    case 'overdue':
      return {
        tone: 'waiting',
        headline: `Your yearly review was due on ${formatLegalDay(provider?.annualUpdateDue)}.`,
        ...review,
      };
    case 'due-soon':
      return {
        tone: 'info',
        headline: `Your yearly review is due by ${formatLegalDay(provider?.annualUpdateDue)}.`,
        ...review,
      };
    case 'current':
      return undefined;
  }
}

function nothingToDo({ profile, tickets }: Standing): NextStep {
  const isInOrder = profile.accountStatus === 'active' && violationsOf(tickets).length === 0;
  const open = activeOf(tickets).length;
  const orders = open > 0 ? `${open === 1 ? 'One order is' : `${open} orders are`} in our hands.` : '';
  return isInOrder
    ? {
        tone: 'good',
        headline: 'Everything is in order.',
        text: `There is nothing for you to do. ${orders}`.trim(),
        actions: [],
      }
    : { tone: 'info', headline: 'There is nothing for you to do.', text: orders, actions: [] };
}
