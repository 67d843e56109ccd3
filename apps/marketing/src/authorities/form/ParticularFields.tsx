import { USER_NOTICES } from '@rep13/contracts-authority-requests/constants';
import { SelectField, TextField } from '@rep13/ui';
import { useTexts } from '../../language/useLanguage.ts';
import type { TermsValues } from './order-values.ts';

/** Where an order can be challenged, and until when. */
export function Challenge() {
  const { challenge } = useTexts().form;
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
  const { form, names } = useTexts();
  const { userNotice } = form;
  const notices = USER_NOTICES.map((notice) => [notice, names.userNotices[notice]] as const);
  return (
    <>
      <SelectField
        name="userNotice"
        label={userNotice.label}
        hint={userNotice.hint}
        options={[['', ''], ...notices]}
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
