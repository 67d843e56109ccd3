import { useState } from 'react';
import { recordUserNotification } from '@rep13/contracts-api-client/sla-tickets';
import { callOf } from '@rep13/contracts-operations';
import { useForm } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { ApiError, useSend } from '@rep13/web-kit/api';
import { isSessionOver } from '../../session/is-session-over.ts';
import { askWhoIsSignedIn } from '../../session/useClientUser.ts';
import { sendProblem } from '../answer/send-problem.ts';
import type { ChangeOrder } from '../useOrders.ts';
import {
  EMPTY,
  USER_NOTIFICATION_RULES,
  userNotificationBody,
  type UserNotificationValues,
} from './user-notification-rules.ts';

/** Says whether the user concerned was told: the form and its sending. */
export function useUserNotification(id: number, onChanged: ChangeOrder) {
  const { send, isSending } = useSend(callOf(recordUserNotification, { params: { id } }));
  const [problem, setProblem] = useState('');
  const form = useForm<UserNotificationValues>({
    name: 'user-told',
    initial: EMPTY,
    rules: USER_NOTIFICATION_RULES,
  });

  const record = async (values: UserNotificationValues) => {
    setProblem('');
    try {
      await onChanged(await send(userNotificationBody(values)), { revalidate: false });
      form.reset(EMPTY);
      toast({ title: 'Saved', description: 'How it stands with the user concerned is on record.' });
    } catch (error) {
      if (isSessionOver(error)) return askWhoIsSignedIn();
      if (!form.refuse(error instanceof ApiError ? error.errors : [])) setProblem(sendProblem(error));
    }
  };
  return { form, record, isSending, problem };
}
