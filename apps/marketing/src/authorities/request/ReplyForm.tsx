import { TICKET_MESSAGE_MAX } from '@rep13/contracts-authority-requests/constants';

import { FileButton, Form, FormEnd, Notice, TextAreaField } from '@rep13/ui';
import { FILE_ENDINGS } from '@rep13/web-kit/uploads';
import { useTexts } from '../../language/useLanguage.ts';
import { UploadList } from '../files/UploadList.tsx';
import type { Reply } from './useReply.ts';
import classes from './request.module.css';

/** A message to us, with files. */
export function ReplyForm({ reply }: { reply: Reply }) {
  const texts = useTexts().request.reply;
  const { form, uploads, isSending, isSent, problem, submit, forgetOutcome } = reply;
  return (
    <div className={classes.reply}>
      <Form form={form} onSend={submit} onCauseGone={forgetOutcome}>
        <TextAreaField
          name="body"
          label={texts.label}
          hint={texts.hint}
          rows={5}
          length={{ max: TICKET_MESSAGE_MAX }}
        />
        <ReplyFiles uploads={uploads} />
        <div className={classes.end}>
          <FormEnd
            button={texts.submit}
            busyButton={texts.pending}
            isSending={isSending}
            isDisabled={uploads.isUploading}
            problem={problem}
          />
        </div>
      </Form>
      {isSent && (
        <Notice tone="good" role="status">
          {texts.sent}
        </Notice>
      )}
    </div>
  );
}

function ReplyFiles({ uploads }: Pick<Reply, 'uploads'>) {
  const texts = useTexts().request.reply;
  return (
    <div className={classes.replyFiles}>
      <UploadList label={texts.files} uploads={uploads} isRemovable />
      <FileButton
        id="reply-files"
        label={texts.chooseFiles}
        endings={FILE_ENDINGS}
        isMultiple
        onFiles={uploads.add}
        aria-describedby="reply-files-hint"
      />
      <p id="reply-files-hint" className={classes.hint}>
        {uploads.isUploading ? texts.wait : texts.filesHint}
      </p>
    </div>
  );
}
