import * as authorities from '@rep13/contracts-api-admin/authorities';
import { MESSAGES } from '@rep13/contracts-constants';
import { callOf } from '@rep13/contracts-operations';
import type { AuthorityView, SenderKeyBody } from '@rep13/contracts-sla';
import { TICKET_LIMITS } from '@rep13/contracts-sla/constants';
import { isolated, requiredText, TextAreaField, type Rules } from '@rep13/ui';
import { ChangeForm } from '../frame/ChangeForm.tsx';
import { inGroups } from '../mail-links/fingerprint.ts';
import styles from './mail.module.css';

interface SaveKeyDialogProps {
  authority: AuthorityView;
  fingerprint: string;
  mailId: number;
  onChanged: () => void;
  onClose: () => void;
}

const RULES: Rules<SenderKeyBody> = { note: requiredText(MESSAGES.noteBody) };

/** Keeps the key of a mail, after its fingerprint was compared with what the authority reads out. */
export function SaveKeyDialog({ authority, fingerprint, mailId, ...dialog }: SaveKeyDialogProps) {
  const { id, name, phone } = authority;
  const call = phone
    ? `Call ${phone}, the number of the directory, and have the fingerprint read out.`
    : 'The directory has no number to call it back by: have an admin add one first, and have the fingerprint read out there.';
  return (
    <ChangeForm
      {...dialog}
      call={callOf(authorities.saveKey, { params: { id } })}
      title={`Keep the key for ${isolated(name)}`}
      lead={`${call} Keep the key only if every character is the same. From then on, mails of this sender that it signs become orders at once.`}
      verb="Keep"
      done="The key is kept"
      initial={{ mailId, note: '' }}
      rules={RULES}
    >
      <p className={styles.fingerprint}>{inGroups(fingerprint)}</p>
      <TextAreaField
        name="note"
        label="Whom you spoke with, and what they said"
        maxLength={TICKET_LIMITS.wordMax}
        autoFocus
      />
    </ChangeForm>
  );
}
