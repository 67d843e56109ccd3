import { useState } from 'react';
import { report } from '@rep13/contracts-api-client/life-at-risk';
import { callOf } from '@rep13/contracts-operations';
import type { ClientTicketView } from '@rep13/contracts-sla';
import { useForm } from '@rep13/ui';
import { ApiError, useSend } from '@rep13/web-kit/api';
import { sendProblem } from '../answer/send-problem.ts';
import { isSessionOver } from '../../session/is-session-over.ts';
import { askWhoIsSignedIn } from '../../session/useClientUser.ts';
import {
  LIFE_AT_RISK_RULES,
  lifeAtRiskBody,
  NOTHING_TYPED,
  type LifeAtRiskValues,
} from './life-at-risk-rules.ts';

/** Tells our staff of a threat: the form and its sending. */
export function useLifeAtRiskReport(onReported: (report: ClientTicketView) => unknown) {
  const { send, isSending } = useSend(callOf(report));
  const [problem, setProblem] = useState('');
  const form = useForm<LifeAtRiskValues>({
    name: 'life-at-risk',
    initial: NOTHING_TYPED,
    rules: LIFE_AT_RISK_RULES,
  });

  const submit = async (values: LifeAtRiskValues) => {
    setProblem('');
    try {
      await onReported(await send(lifeAtRiskBody(values)));
    } catch (error) {
      if (isSessionOver(error)) return askWhoIsSignedIn();
      if (!form.refuse(error instanceof ApiError ? error.errors : [])) setProblem(sendProblem(error));
    }
  };
  return { form, submit, isSending, problem };
}
