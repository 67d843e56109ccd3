import { TICKET_LIMITS, type UserNotificationState } from '@rep13/contracts-sla/constants';
import { Form, FormEnd, SelectField, TextAreaField, TextField } from '@rep13/ui';
import type { ChangeOrder } from '../useOrders.ts';
import { useUserNotification } from './useUserNotification.ts';
import { takesTime, wantsReason } from './user-notification-rules.ts';

const CHOICES: readonly (readonly [UserNotificationState, string])[] = [
  ['told', 'We have told the user'],
  ['not-yet', 'We have not told the user yet'],
  ['may-not', 'We may not tell the user'],
];

interface UserNotificationFormProps {
  id: number;
  onChanged: ChangeOrder;
}

/** Takes what the client says of the user concerned, also of a closed order. */
export function UserNotificationForm({ id, onChanged }: UserNotificationFormProps) {
  const { form, record, ...sending } = useUserNotification(id, onChanged);
  const { state } = form.values;
  return (
    <Form form={form} onSend={record}>
      <SelectField
        name="state"
        label="Was the user concerned told?"
        placeholder="Please choose"
        options={CHOICES}
      />
      {takesTime(state) && (
        <TextField
          name="at"
          label={state === 'told' ? 'When the user was told' : 'From when the user may be told'}
          isOptional={state === 'may-not'}
          hint="In the time of this computer."
          type="datetime-local"
        />
      )}
      {wantsReason(state) && (
        <TextAreaField
          name="because"
          label={state === 'may-not' ? 'Why you may not' : 'Why not yet'}
          rows={3}
          maxLength={TICKET_LIMITS.userToldReasonMax}
        />
      )}
      <FormEnd button="Save" busyButton="Saving…" {...sending} />
    </Form>
  );
}
