import { TICKET_LIMITS } from '@rep13/contracts-sla/constants';
import { CheckboxField, Notice, TextAreaField } from '@rep13/ui';

interface TakesTwoProps {
  /** Whether the one who fills the form in does it alone. */
  isAlone: boolean;
}

/** Said before it is pressed: nothing happens until a second person agrees, or the glass is broken. */
export function TakesTwo({ isAlone }: TakesTwoProps) {
  return (
    <>
      <Notice tone="info">
        This needs a second approver. It is done as soon as a colleague approves it under Approvals; until
        then nothing changes. If nobody else could agree, it is done at once, and every admin is told.
      </Notice>
      <CheckboxField name="isAlone">
        Override: proceed without a second approver. Every admin is notified, with your name and your reason.
      </CheckboxField>
      {isAlone && (
        <TextAreaField
          name="breakGlass"
          label="Why it cannot wait"
          maxLength={TICKET_LIMITS.wordMax}
          autoFocus
        />
      )}
    </>
  );
}
