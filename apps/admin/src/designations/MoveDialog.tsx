import type { DesignationDetailView, MoveDesignationBody } from '@rep13/contracts-agreements';
import type { DesignationMove } from '@rep13/contracts-agreements/constants';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { move as moveLetter } from '@rep13/contracts-api-admin/designations';
import { callOf } from '@rep13/contracts-operations';
import {
  isolated,
  optionalText,
  requiredText,
  SelectField,
  TextAreaField,
  TextField,
  type Rules,
} from '@rep13/ui';
import { ChangeForm } from '../frame/ChangeForm.tsx';

interface MoveDialogProps {
  letter: DesignationDetailView;
  move: DesignationMove;
  onChanged: () => void;
  onClose: () => void;
}

interface Texts {
  title: string;
  lead: string;
  verb: string;
}

const TEXTS: Record<DesignationMove, Texts> = {
  send: {
    title: 'Mail the letter',
    lead: 'The coordinator gets the letter as a PDF, with our reference and the request to confirm it. It counts as sent once the mail server has taken it.',
    verb: 'Send it',
  },
  'record-sent': {
    title: 'Record as sent',
    lead: 'Nothing is sent from here: record it once you have sent it. The client sees it in the portal.',
    verb: 'Record as sent',
  },
  'record-acknowledgement': {
    title: 'Record the acknowledgement',
    lead: 'The coordinator has said that it has the letter. The portal then says so.',
    verb: 'Record it',
  },
  return: {
    title: 'Record the return',
    lead: 'The coordinator did not take the letter. It comes back to the list of what is to be sent; the reason stays with staff.',
    verb: 'Record the return',
  },
};

const INITIAL: Record<DesignationMove, MoveDesignationBody> = {
  send: {},
  'record-sent': { channel: null, reference: '' },
  'record-acknowledgement': { reference: '' },
  return: { reason: '' },
};

const reference = optionalText(LIMITS.designationReferenceMax);
const RULES: Record<DesignationMove, Rules<MoveDesignationBody>> = {
  send: {},
  'record-sent': { channel: (channel) => (channel ? undefined : MESSAGES.designationChannel), reference },
  'record-acknowledgement': { reference },
  return: { reason: requiredText(MESSAGES.designationReturned, LIMITS.designationReasonMax) },
};

const CHANNELS = [
  ['mail', 'Email'],
  ['registry', 'The coordinator’s register or form'],
  ['post', 'Post'],
] as const;

/** Takes what there is to record about a step of a letter. */
export function MoveDialog({ letter, move, onChanged, onClose }: MoveDialogProps) {
  const { lead, verb, title } = TEXTS[move];
  const isSending = move === 'record-sent';
  return (
    <ChangeForm
      call={callOf(moveLetter, { params: { id: letter.id, move } })}
      title={`${title}: ${isolated(letter.companyName)}`}
      lead={isSending ? `${lead} ${letter.note}` : move === 'send' ? `${lead} To: ${letter.mailTo}.` : lead}
      verb={verb}
      done={`${move === 'send' ? 'On its way' : 'Recorded'} for ${isolated(letter.companyName)}`}
      initial={INITIAL[move]}
      rules={RULES[move]}
      onChanged={onChanged}
      onClose={onClose}
    >
      {isSending && (
        <SelectField name="channel" label="How it was sent" placeholder="Please choose" options={CHANNELS} />
      )}
      {(isSending || move === 'record-acknowledgement') && (
        <TextField name="reference" label="Reference of the coordinator" isOptional />
      )}
      {move === 'return' && <TextAreaField name="reason" label="Reason of the coordinator" />}
    </ChangeForm>
  );
}
