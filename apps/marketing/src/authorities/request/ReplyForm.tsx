import { TICKET_MESSAGE_MAX } from '@rep13/contracts-authority-requests/constants';
import { AUTHORITY_REQUEST } from '@rep13/content';

import { FileButton, Form, FormEnd, Notice, TextAreaField } from '@rep13/ui';
import { FILE_ENDINGS } from '@rep13/web-kit/uploads';
import { UploadList } from '../files/UploadList.tsx';
import type { Reply } from './useReply.ts';
import classes from './request.module.css';

const TEXTS = AUTHORITY_REQUEST.reply;

/** A message to us, with files. */
export function ReplyForm({ reply }: { reply: Reply }) {
  const { form, uploads, isSending, isSent, problem, submit, forgetOutcome } = reply;
  return (
    <div className={classes.reply}>
      <Form form={form} onSend={submit} onCauseGone={forgetOutcome}>
        <TextAreaField
          name="body"
          label={TEXTS.label}
          hint={TEXTS.hint}
          rows={5}
          length={{ max: TICKET_MESSAGE_MAX }}
        />
        <ReplyFiles uploads={uploads} />
        <div className={classes.end}>
          <FormEnd
            button={TEXTS.submit}
            busyButton={TEXTS.pending}
            isSending={isSending}
            isDisabled={uploads.isUploading}
            problem={problem}
          />
        </div>
      </Form>
      {isSent && (
        <Notice tone="good" role="status">
          {TEXTS.sent}
        </Notice>
      )}
    </div>
  );
}

function ReplyFiles({ uploads }: Pick<Reply, 'uploads'>) {
  return (
    <div className={classes.replyFiles}>
      <UploadList label={TEXTS.files} uploads={uploads} isRemovable />
      <FileButton
        id="reply-files"
        label={TEXTS.chooseFiles}
        endings={FILE_ENDINGS}
        isMultiple
        onFiles={uploads.add}
        aria-describedby="reply-files-hint"
      />
      <p id="reply-files-hint" className={classes.hint}>
        {uploads.isUploading ? TEXTS.wait : TEXTS.filesHint}
      </p>
    </div>
  );
}
