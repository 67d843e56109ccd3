import type { ConfirmPublicationBody } from '@rep13/contracts-onboarding';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import type { Call } from '@rep13/contracts-operations';
import { isolated, requiredText, TextField, type Rules } from '@rep13/ui';
import { ChangeForm } from '../frame/ChangeForm.tsx';

interface ConfirmWebsiteDialogProps {
  call: Call<ConfirmPublicationBody, unknown>;
  companyName: string;
  onChanged: () => void;
  onClose: () => void;
}

const RULES: Rules<ConfirmPublicationBody> = {
  note: requiredText(MESSAGES.publicationNote, LIMITS.publicationNoteMax),
};

/** Takes the word of staff that a website shows what a program cannot see there. */
export function ConfirmWebsiteDialog({ call, companyName, onChanged, onClose }: ConfirmWebsiteDialogProps) {
  const name = isolated(companyName);
  return (
    <ChangeForm
      call={call}
      title={`Confirm what the website of ${name} shows`}
      lead="Please open the website first: our name, postal address, email address and phone number must be on one page. It then counts as seen today, until the client names another page or the page shows a program something else. The note stays with staff."
      verb="Confirm"
      done={`The website of ${name} counts as seen`}
      initial={{ note: '' }}
      rules={RULES}
      onChanged={onChanged}
      onClose={onClose}
    >
      <TextField name="note" label="What you saw, and where" maxLength={LIMITS.publicationNoteMax} />
    </ChangeForm>
  );
}
