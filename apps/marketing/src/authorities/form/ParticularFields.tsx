import { ORDER_FORM } from '@rep13/content';
import { USER_NOTICE_NAMES, USER_NOTICES } from '@rep13/contracts-authority-requests/constants';
import { SelectField, TextField } from '@rep13/ui';
import type { TermsValues } from './order-values.ts';

const { challenge, userNotice } = ORDER_FORM;
const NOTICES = [
  ['', ''] as const,
  ...USER_NOTICES.map((notice) => [notice, USER_NOTICE_NAMES[notice]] as const),
];

/** Where an order can be challenged, and until when. */
export function Challenge() {
  return (
    <>
      <TextField name="challengeCourt" label={challenge.court} autoComplete="off" isOptional />
      <TextField
        name="challengeDeadline"
        label={challenge.deadline}
        hint={challenge.deadlineHint}
        autoComplete="off"
        isOptional
      />
    </>
  );
}

/** Whether the provider may tell the user, and from when. */
export function UserNotice({ values }: { values: TermsValues }) {
  return (
    <>
      <SelectField
        name="userNotice"
        label={userNotice.label}
        hint={userNotice.hint}
        options={NOTICES}
        isOptional
      />
      {values.userNotice === 'later' && (
        <TextField
          name="userNoticeFrom"
          type="datetime-local"
          label={userNotice.from}
          hint={userNotice.fromHint}
          isOptional
        />
      )}
    </>
  );
}
