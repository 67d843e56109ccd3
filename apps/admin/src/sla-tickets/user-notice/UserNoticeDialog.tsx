import {
  USER_NOTICE_NAMES,
  USER_NOTICES,
  type UserNotice,
} from '@rep13/contracts-authority-requests/constants';
import { setUserNotice } from '@rep13/contracts-api-admin/ticket-work';
import { MESSAGES } from '@rep13/contracts-constants';
import { callOf } from '@rep13/contracts-operations';
import { SelectField, TextField, type Rules } from '@rep13/ui';
import { fromField } from '../ticket-times.ts';
import { TicketDialog } from '../work/TicketDialog.tsx';
import { useTicketWork } from '../work/ticket-work.ts';

interface UserNoticeValues {
  notice: UserNotice | '';
  /** As the field of date and time holds it. */
  from: string;
}

const CHOICES = USER_NOTICES.map((notice) => [notice, USER_NOTICE_NAMES[notice]] as const);

const RULES: Rules<UserNoticeValues> = {
  notice: (notice) => (notice === '' ? MESSAGES.userNotice : undefined),
  from: (typed, { notice }) =>
    notice === 'later' && Number.isNaN(Date.parse(typed)) ? MESSAGES.userNoticeFromMissing : undefined,
};

const bodyOf = ({ notice, from }: UserNoticeValues) => ({
  notice: notice || 'not-yet',
  ...(notice === 'later' && { from: fromField(from) }),
});

/** Says what the authority has said since its order of telling the user concerned, Article 9(5) and 10(5) DSA. */
export function UserNoticeDialog({ onClose }: { onClose: () => void }) {
  const { ticket } = useTicketWork();
  return (
    <TicketDialog<UserNoticeValues, ReturnType<typeof bodyOf>>
      call={callOf(setUserNotice, { params: { id: ticket.id } })}
      name="user-notice"
      title={`The user concerned by ${ticket.ticketNumber}`}
      lead="What the authority says now counts instead of what its order said. The client is mailed and sees it on the page of the order, and is reminded only while it may tell the user."
      verb="Save"
      done="What the authority says is recorded"
      initial={{ notice: '', from: '' }}
      rules={RULES}
      body={bodyOf}
      onClose={onClose}
    >
      {({ notice }) => (
        <>
          <SelectField
            name="notice"
            label="May the user be told?"
            placeholder="Please choose"
            options={CHOICES}
            autoFocus
          />
          {notice === 'later' && (
            <TextField
              name="from"
              label="From when the user may be told"
              hint="In the time of this computer."
              type="datetime-local"
            />
          )}
        </>
      )}
    </TicketDialog>
  );
}
