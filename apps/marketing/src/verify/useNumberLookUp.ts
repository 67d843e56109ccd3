import * as verify from '@rep13/contracts-api-public/verify';
import { addressOf } from '@rep13/contracts-operations';
import { useRef, useState } from 'react';
import { VERIFY_PAGE } from '@rep13/content';
import type { NumberedDocumentView } from '@rep13/contracts-agreements';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { requiredText, useForm, type Rules } from '@rep13/ui';
import { ApiError, apiGet } from '@rep13/web-kit/api';

interface NumberValues {
  number: string;
}

const { byNumber: TEXTS } = VERIFY_PAGE;
const EMPTY: NumberValues = { number: '' };
/** As the query class `DocumentNumberQuery` of the contracts has it. */
const RULES: Rules<NumberValues> = {
  number: requiredText(MESSAGES.documentNumber, LIMITS.documentNumberMax),
};

/** The look-up of a printed number; only the last question's answer counts. */
export function useNumberLookUp() {
  const form = useForm<NumberValues>({ name: 'verify-number', initial: EMPTY, rules: RULES });
  const [found, setFound] = useState<NumberedDocumentView>();
  const [problem, setProblem] = useState('');
  const [isLooking, setLooking] = useState(false);
  const asked = useRef(0);

  const lookUp = async ({ number }: NumberValues) => {
    const turn = ++asked.current;
    setProblem('');
    setFound(undefined);
    setLooking(true);
    try {
      const query = { number: number.trim() };
      const answer = await apiGet(addressOf(verify.findByNumber, { query }));
      if (turn === asked.current) setFound(answer);
    } catch (error) {
      if (turn !== asked.current) return;
      const refused = error instanceof ApiError ? error.errors : undefined;
      if (!form.refuse(refused)) setProblem(problemOf(error));
    } finally {
      if (turn === asked.current) setLooking(false);
    }
  };
  return { form, found, problem, isLooking, lookUp, forgetProblem: () => setProblem('') };
}

const problemOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 429 ? TEXTS.tooMany : TEXTS.noAnswer;
