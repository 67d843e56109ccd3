import { useState } from 'react';
import { set } from '@rep13/contracts-api-client/contact-point';
import { detailsToPublish } from '@rep13/contracts-api-public/legal-agreement';
import { addressOf, callOf } from '@rep13/contracts-operations';
import { toast } from '@rep13/web-kit';
import { ApiError, reloadApi, sentenceByCode, useSend, type SentencesByCode } from '@rep13/web-kit/api';
import { isSessionOver } from '../session/is-session-over.ts';
import { askWhoIsSignedIn } from '../session/useClientUser.ts';

const SENTENCES: SentencesByCode = {
  'agreements.mandate-not-in-force': 'Your mandate is not in force. Nothing was changed.',
  'agreements.contact-point-not-agreed':
    'Your agreement does not cover the point of contact. Please sign the addendum first.',
  'onboarding.account-suspended': 'Your account is suspended: nothing can be changed.',
  'gateway.step-up-required': 'This needs your password. Nothing was changed.',
};
const NOT_DONE = 'We could not do this now, and nothing was changed. Please try again in a minute.';

const DONE = {
  designated: {
    title: 'Point of contact designated',
    description: 'Please publish the new lines on your website.',
  },
  withdrawn: {
    title: 'Designation withdrawn',
    description: 'Please publish your own point of contact, and the new lines.',
  },
} as const;

/** Designates us as point of contact, or withdraws it. What is to be published is another text then. */
export function useSetContactPoint(signupId: number, onChanged: () => void) {
  const { send, isSending } = useSend(callOf(set));
  const [problem, setProblem] = useState('');

  const setContactPoint = async (designated: boolean): Promise<void> => {
    setProblem('');
    try {
      await send({ designated });
      toast(designated ? DONE.designated : DONE.withdrawn);
      onChanged();
      await reloadApi(addressOf(detailsToPublish, { params: { signupId } }));
    } catch (error) {
      if (isSessionOver(error)) await askWhoIsSignedIn();
      else setProblem((error instanceof ApiError && sentenceByCode(error, SENTENCES)) || NOT_DONE);
    }
  };
  return { setContactPoint, isSending, problem };
}
