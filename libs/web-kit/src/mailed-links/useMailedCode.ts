import { useState } from 'react';
import type { LinkPurpose } from '@rep13/contracts-constants';
import type { Call } from '@rep13/contracts-operations';
import { refusalSentence, type Refusal } from '../api/refusal-sentence.ts';
import { useSend } from '../api/useSend.ts';

/** As it is typed. */
export interface TypedCode {
  clientId: string;
  code: string;
}

const FAILED = 'We could not check the code. Please try again.';

const REFUSALS: readonly Refusal[] = [
  {
    code: 'onboarding.link-expired',
    sentence:
      'This code is not valid here, or no longer. Compare it and the Client ID with our latest email to you, and use the page that the email names.',
  },
  {
    code: 'gateway.too-many-attempts',
    status: 429,
    sentence: 'Too many attempts. Please wait a few minutes.',
  },
  { status: 0, sentence: `${FAILED} The server did not answer.` },
];

/**
 * The code beside a link in our mails, typed where the link leads: the page then opens as by the link.
 *
 * @param exchange takes such a code
 * @param purpose what the page's links are for
 * @param onToken called with what stands behind the `#` of such a link
 */
export function useMailedCode(
  exchange: Call<TypedCode & { purpose: LinkPurpose }, { token: string }>,
  purpose: LinkPurpose,
  onToken: (hash: string) => void,
) {
  const { send, isSending } = useSend(exchange);
  const [problem, setProblem] = useState('');

  const onSend = async ({ clientId, code }: TypedCode) => {
    setProblem('');
    try {
      const { token } = await send({ clientId: clientId.trim(), purpose, code: code.trim() });
      const name = purpose === 'resume-signup' ? 'resume' : 'token';
      onToken(`${name}=${token}`);
    } catch (error) {
      setProblem(refusalSentence(error, REFUSALS) ?? FAILED);
    }
  };
  return { onSend, isSending, problem };
}
