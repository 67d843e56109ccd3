import { TICKET_MESSAGE_MAX } from '@rep13/contracts-authority-requests/constants';
import * as requests from '@rep13/contracts-api-public/authority-requests';
import { callOf } from '@rep13/contracts-operations';
import { useState } from 'react';
import type { PageTexts } from '@rep13/contracts-authority-requests/locales';
import { LINES, MESSAGES } from '@rep13/contracts-constants';

import type { TicketFileView, TicketMessageBody } from '@rep13/contracts-authority-requests';
import { all, formDraft, matching, requiredText, useForm, type FormHandle } from '@rep13/ui';
import { ApiError, apiSend, newIdempotencyKey } from '@rep13/web-kit/api';
import type { Uploads } from '@rep13/web-kit/uploads';
import { useTexts } from '../../language/useLanguage.ts';
import { arrived, useFilesOf } from '../files/useFilesOf.ts';
import { bearer, type RequestLink } from '../link/request-link.ts';

export interface ReplyValues {
  body: string;
}

export interface Reply {
  form: FormHandle<ReplyValues>;
  uploads: Uploads<TicketFileView>;
  isSending: boolean;
  isSent: boolean;
  problem: string;
  submit: (values: ReplyValues) => Promise<void>;
  /** Begins a message with this text, unless one is begun already. */
  begin: (text: string) => void;
  forgetOutcome: () => void;
}

const RULES = {
  body: all(
    requiredText(MESSAGES.messageBody, TICKET_MESSAGE_MAX),
    matching(LINES, 'Please leave out control characters'),
  ),
};

/** A message to us: kept in this tab until it is sent, with files that are uploaded as soon as they are chosen. */
export function useReply(link: RequestLink, onSent: () => unknown): Reply {
  const texts = useTexts().request.reply;
  const draft = formDraft<ReplyValues>(`authorities.reply.${link.reference}`);
  const [initial] = useState(() => ({ body: '', ...draft.read() }));
  const form = useForm<ReplyValues>({ name: 'reply', initial, rules: RULES, onChange: draft.save });
  const uploads = useFilesOf(link);
  const [outcome, setOutcome] = useState<{ isSent: boolean; problem: string }>(NO_OUTCOME);
  const [isSending, setSending] = useState(false);
  const send = useSendOnce(link);

  const submit = async ({ body }: ReplyValues) => {
    if (isSending || uploads.isUploading) return;
    setOutcome(NO_OUTCOME);
    setSending(true);
    try {
      await send({ body: body.trim(), fileIds: arrived(uploads.list).map(({ id }) => id) });
      draft.forget();
      form.reset({ body: '' });
      uploads.forget();
      setOutcome({ isSent: true, problem: '' });
      void onSent();
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors : undefined;
      if (!form.refuse(refused)) setOutcome({ isSent: false, problem: problemOf(error, texts) });
    } finally {
      setSending(false);
    }
  };
  const begin = (text: string) => {
    if (form.values.body.trim() === '') form.set({ body: text });
    document.getElementById('reply-body')?.focus();
  };
  return { form, uploads, isSending, ...outcome, submit, begin, forgetOutcome: () => setOutcome(NO_OUTCOME) };
}

const NO_OUTCOME = { isSent: false, problem: '' };

/** The same message has the same key until it is taken. */
function useSendOnce(link: RequestLink) {
  const [attempt] = useState({ json: '', key: '' });
  return async (message: TicketMessageBody) => {
    const json = JSON.stringify(message);
    if (attempt.json !== json) Object.assign(attempt, { json, key: newIdempotencyKey() });
    const options = { idempotencyKey: attempt.key, ...bearer(link) };
    const call = callOf(requests.write, { params: { reference: link.reference } });
    await apiSend(call, message, options);
    attempt.json = '';
  };
}

function problemOf(error: unknown, texts: PageTexts['request']['reply']): string {
  if (error instanceof ApiError && error.code === 'agreements.mandate-over') return texts.noMandate;
  return error instanceof ApiError && error.status === 429 ? texts.tooMany : texts.noAnswer;
}
