import * as register from '@rep13/contracts-api-public/register';
import { addressOf } from '@rep13/contracts-operations';
import { useRef, useState } from 'react';
import { REGISTER_PAGE } from '@rep13/content';
import type { RegisterSearchView } from '@rep13/contracts-agreements';
import { useForm } from '@rep13/ui';
import { ApiError, apiGet } from '@rep13/web-kit/api';
import { NOTHING_ASKED, REGISTER_RULES, type RegisterValues } from './register-rules.ts';

/** A text and what the register answered about it. */
export interface LookedUp {
  readonly asked: string;
  readonly found: RegisterSearchView;
}

/** The look-up: what was found stays until the next answer; only the last question's answer counts. */
export function useRegisterSearch() {
  const form = useForm<RegisterValues>({ name: 'register', initial: NOTHING_ASKED, rules: REGISTER_RULES });
  const [lookedUp, setLookedUp] = useState<LookedUp>();
  const [problem, setProblem] = useState('');
  const [isLooking, setLooking] = useState(false);
  const asked = useRef(0);

  const lookUp = async ({ q }: RegisterValues) => {
    const number = ++asked.current;
    setProblem('');
    setLooking(true);
    try {
      const found = await apiGet(addressOf(register.search, { query: { q: q.trim() } }));
      if (number === asked.current) setLookedUp({ asked: q.trim(), found });
    } catch (error) {
      if (number !== asked.current) return;
      const refused = error instanceof ApiError ? error.errors : undefined;
      if (!form.refuse(refused)) setProblem(problemOf(error));
    } finally {
      if (number === asked.current) setLooking(false);
    }
  };
  return { form, lookedUp, problem, isLooking, lookUp, forgetProblem: () => setProblem('') };
}

const problemOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 429
    ? REGISTER_PAGE.tooMany
    : 'The register could not be read. Please check your connection and look up again.';
