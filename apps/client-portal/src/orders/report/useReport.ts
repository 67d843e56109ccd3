import { useState } from 'react';
import { report } from '@rep13/contracts-api-client/reported-orders';
import { callOf } from '@rep13/contracts-operations';
import type { ClientTicketView } from '@rep13/contracts-sla';
import { useForm } from '@rep13/ui';
import { ApiError, useSend } from '@rep13/web-kit/api';
import { isSessionOver } from '../../session/is-session-over.ts';
import { askWhoIsSignedIn } from '../../session/useClientUser.ts';
import { sendProblem } from '../answer/send-problem.ts';
import { NOTHING_TYPED, REPORT_RULES, reportBody, type ReportValues } from './report-rules.ts';

/** Tells us of an order that reached the client itself: the form and its sending. */
export function useReport(onReported: (order: ClientTicketView) => unknown) {
  const { send, isSending } = useSend(callOf(report));
  const [problem, setProblem] = useState('');
  const form = useForm<ReportValues>({ name: 'report', initial: NOTHING_TYPED, rules: REPORT_RULES });

  const submit = async (values: ReportValues) => {
    setProblem('');
    try {
      await onReported(await send(reportBody(values)));
    } catch (error) {
      if (isSessionOver(error)) return askWhoIsSignedIn();
      if (!form.refuse(error instanceof ApiError ? error.errors : [])) setProblem(sendProblem(error));
    }
  };
  return { form, submit, isSending, problem };
}
