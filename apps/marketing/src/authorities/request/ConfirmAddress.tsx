import * as requests from '@rep13/contracts-api-public/authority-requests';
import { callOf } from '@rep13/contracts-operations';
import { useState } from 'react';
import { AUTHORITY_REQUEST } from '@rep13/content';
import type { AuthorityRequestStatusView } from '@rep13/contracts-authority-requests';
import { buttonStyle, Notice, Problem } from '@rep13/ui';
import { ApiError, apiSend } from '@rep13/web-kit/api';
import { bearer, type useRequestLink } from '../link/request-link.ts';
import classes from './request.module.css';

const TEXTS = AUTHORITY_REQUEST.confirm;

interface ConfirmAddressProps {
  link: ReturnType<typeof useRequestLink>;
  isDone: boolean;
  onDone: (request: AuthorityRequestStatusView) => void;
}

/** For who came by the receipt's link: that alone shows that the mailbox is read, and a person confirms it. */
export function ConfirmAddress({ link, isDone, onDone }: ConfirmAddressProps) {
  const { confirm, isSending, problem } = useConfirm(link, onDone);
  if (isDone) {
    return (
      <Notice tone="good" role="status">
        {TEXTS.done}
      </Notice>
    );
  }
  return (
    <section className={classes.confirm} aria-labelledby="confirm-title">
      <h2 id="confirm-title">{TEXTS.title}</h2>
      <p>{TEXTS.text}</p>
      <Problem text={problem} />
      <button
        type="button"
        className={buttonStyle('primary')}
        disabled={isSending}
        aria-busy={isSending}
        onClick={() => void confirm()}
      >
        {isSending ? TEXTS.pending : TEXTS.action}
      </button>
    </section>
  );
}

const isOver = ({ status }: ApiError): boolean => status === 400 || status === 404;

function useConfirm(link: ConfirmAddressProps['link'], onDone: ConfirmAddressProps['onDone']) {
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);

  const confirm = async () => {
    setProblem('');
    setSending(true);
    try {
      const { reference, confirmCode: code = '' } = link;
      const call = callOf(requests.confirm, { params: { reference } });
      onDone(await apiSend(call, { code }, bearer(link)));
    } catch (error) {
      setProblem(error instanceof ApiError && isOver(error) ? TEXTS.refused : TEXTS.noAnswer);
    } finally {
      setSending(false);
    }
  };
  return { confirm, isSending, problem };
}
