import { TICKET_MESSAGE_MAX } from '@rep13/contracts-authority-requests/constants';

import { FileButton, Form, FormEnd, Notice, TextAreaField } from '@rep13/ui';
import { FILE_ENDINGS } from '@rep13/web-kit/uploads';
import { useWords } from '../../language/useLanguage.ts';
import { UploadList } from '../files/UploadList.tsx';
import type { Reply } from './useReply.ts';
import classes from './request.module.css';

/** A message to us, with files. */
export function ReplyForm({ reply }: { reply: Reply }) {
  const words = useWords().request.reply;
  const { form, uploads, isSending, isSent, problem, submit, forgetOutcome } = reply;
  return (
    <div className={classes.reply}>
      <Form form={form} onSend={submit} onCauseGone={forgetOutcome}>
        <TextAreaField
          name="body"
          label={words.label}
          hint={words.hint}
          rows={5}
          length={{ max: TICKET_MESSAGE_MAX }}
        />
        <ReplyFiles uploads={uploads} />
        <div className={classes.end}>
          <FormEnd
            button={words.submit}
            busyButton={words.pending}
            isSending={isSending}
            isDisabled={uploads.isUploading}
            problem={problem}
          />
        </div>
      </Form>
      {isSent && (
        <Notice tone="good" role="status">
          {words.sent}
        </Notice>
      )}
    </div>
  );
}

function ReplyFiles({ uploads }: Pick<Reply, 'uploads'>) {
  const words = useWords().request.reply;
  return (
    <div className={classes.replyFiles}>
      <UploadList label={words.files} uploads={uploads} isRemovable />
      <FileButton
        id="reply-files"
        label={words.chooseFiles}
        endings={FILE_ENDINGS}
        isMultiple
        onFiles={uploads.add}
        aria-describedby="reply-files-hint"
      />
      <p id="reply-files-hint" className={classes.hint}>
        {uploads.isUploading ? words.wait : words.filesHint}
      </p>
    </div>
  );
}
