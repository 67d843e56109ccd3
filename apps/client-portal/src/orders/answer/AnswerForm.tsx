import { TICKET_MESSAGE_MAX } from '@rep13/contracts-authority-requests/constants';
import { useState } from 'react';
import { upload } from '@rep13/contracts-api-client/sla-tickets';
import { callOf } from '@rep13/contracts-operations';
import { buttonStyle, Field, Form, FormEnd, Notice, TextAreaField } from '@rep13/ui';
import { useQuestionBeforeLeaving } from '@rep13/web-kit';
import type { AnswerOf, AnswerValues } from '../../answer-draft/answer-draft.ts';
import { AnswerFiles } from './AnswerFiles.tsx';
import { EffectOfOrder } from './EffectOfOrder.tsx';
import { useAnswer, type AnswerReactions } from './useAnswer.ts';
import styles from './answer.module.css';

/** From here on the remaining characters are shown. */
const NEAR_THE_END = 0.9 * TICKET_MESSAGE_MAX;

const LEAVING = 'Leave this page? Your answer is not sent. What you typed is kept in this browser.';

interface AnswerFormProps extends AnswerReactions {
  of: AnswerOf;
  /** We wait for it; otherwise it is a message of the client's own accord. */
  isAsked: boolean;
  /** It is the client's to carry out. */
  isForwarded: boolean;
}

/** Takes what the client answers, with files. */
export function AnswerForm({ of, isAsked, isForwarded, ...reactions }: AnswerFormProps) {
  const { form, answer, isUnsent, isRestored, discard, ...sending } = useAnswer(of, reactions);
  const [isUploading, setUploading] = useState(false);
  useQuestionBeforeLeaving(isUnsent || isUploading, LEAVING);
  const isLong = form.values.body.trim().length > NEAR_THE_END;
  return (
    <div className={styles.answer}>
      <Form form={form} onSend={answer}>
        {isRestored && <Restored onDiscard={discard} />}
        <TextAreaField
          name="body"
          label={isAsked ? 'Your answer' : 'Write to us'}
          hint="It is kept in this browser until you send it."
          rows={6}
          length={isLong ? { max: TICKET_MESSAGE_MAX } : undefined}
        />
        {isForwarded && <EffectOfOrder outcome={form.values.outcome} />}
        <Field<AnswerValues['files']> name="files" label="Files" isOptional hint={FILES_HINT}>
          {(control) => (
            <AnswerFiles
              call={callOf(upload, { params: { id: of.ticketId } })}
              onUploading={setUploading}
              {...control}
            />
          )}
        </Field>
        <FormEnd
          button={isAsked ? 'Send the answer' : 'Send the message'}
          busyButton="Sending…"
          isDisabled={isUploading}
          {...sending}
        />
        <p role="status" className={styles.quiet}>
          {isUploading && 'You can send it as soon as the upload has ended.'}
        </p>
      </Form>
    </div>
  );
}

const FILES_HINT =
  'PDF, Word, OpenDocument, plain text, picture (png, jpg), mail (eml), table (csv, xlsx) or signed file (p7m, asice), each up to 25 MB.';

function Restored({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      tone="info"
      role="status"
      action={
        <button type="button" className={buttonStyle('secondary')} onClick={onDiscard}>
          Discard it
        </button>
      }
    >
      This is what you wrote here earlier. It is not sent yet.
    </Notice>
  );
}
