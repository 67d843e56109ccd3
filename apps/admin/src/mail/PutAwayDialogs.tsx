import * as mails from '@rep13/contracts-api-admin/mails';
import { callOf } from '@rep13/contracts-operations';
import { MAIL_ANSWERS, MAIL_IGNORED_AS } from '@rep13/contracts-sla/constants';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { IGNORED_AS, MAIL_ANSWER } from './mail-labels.ts';
import type { MailDialogProps } from './mail-work.ts';
import { useMailWrite } from './useMailWrite.ts';

/** Puts a mail away that is no order. */
export function IgnoreDialog({ onClose, ...work }: MailDialogProps) {
  const { write, isSending, problem } = useMailWrite(
    callOf(mails.ignore, { params: { id: work.mail.id } }),
    work,
    { done: () => 'The mail is ignored' },
  );
  return (
    <ChoiceDialog
      title="Ignore this mail"
      lead="It is not an order. Nobody is notified, and it can be reopened. What is it?"
      choices={MAIL_IGNORED_AS.map((as) => [as, IGNORED_AS[as]] as const)}
      isSending={isSending}
      problem={problem}
      onChoose={async (as) => {
        if (await write({ as })) onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Answers a mail that is no order, in fixed words. */
export function AnswerDialog({ onClose, ...work }: MailDialogProps) {
  const { write, isSending, problem } = useMailWrite(
    callOf(mails.answer, { params: { id: work.mail.id } }),
    work,
    { done: () => 'The answer is on its way' },
  );
  return (
    <ChoiceDialog
      title="Answer this mail"
      lead={`It is not an order, and ${work.mail.fromAddress ?? 'its sender'} gets a standard answer.`}
      choices={MAIL_ANSWERS.map((template) => [template, MAIL_ANSWER[template]] as const)}
      isSending={isSending}
      problem={problem}
      onChoose={async (template) => {
        if (await write({ template })) onClose();
      }}
      onClose={onClose}
    />
  );
}
