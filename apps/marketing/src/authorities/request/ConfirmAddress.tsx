import * as requests from '@rep13/contracts-api-public/authority-requests';
import { callOf } from '@rep13/contracts-operations';
import { useState } from 'react';
import type { AuthorityRequestStatusView } from '@rep13/contracts-authority-requests';
import { buttonStyle, Notice, Problem } from '@rep13/ui';
import { ApiError, apiSend } from '@rep13/web-kit/api';
import { useTexts } from '../../language/useLanguage.ts';
import { bearer, type useRequestLink } from '../link/request-link.ts';
import classes from './request.module.css';

interface ConfirmAddressProps {
  link: ReturnType<typeof useRequestLink>;
  isDone: boolean;
  onDone: (request: AuthorityRequestStatusView) => void;
}

/** For who came by the receipt's link: that alone shows that the mailbox is read, and a person confirms it. */
export function ConfirmAddress({ link, isDone, onDone }: ConfirmAddressProps) {
  const texts = useTexts().request.confirm;
  const { confirm, isSending, problem } = useConfirm(link, onDone);
  if (isDone) {
    return (
      <Notice tone="good" role="status">
        {texts.done}
      </Notice>
    );
  }
  return (
    <section className={classes.confirm} aria-labelledby="confirm-title">
      <h2 id="confirm-title">{texts.title}</h2>
      <p>{texts.text}</p>
      <Problem text={problem} />
      <button
        type="button"
        className={buttonStyle('primary')}
        disabled={isSending}
        aria-busy={isSending}
        onClick={() => void confirm()}
      >
        {isSending ? texts.pending : texts.action}
      </button>
    </section>
  );
}

const isOver = ({ status }: ApiError): boolean => status === 400 || status === 404;

function useConfirm(link: ConfirmAddressProps['link'], onDone: ConfirmAddressProps['onDone']) {
  const texts = useTexts().request.confirm;
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
      setProblem(error instanceof ApiError && isOver(error) ? texts.refused : texts.noAnswer);
    } finally {
      setSending(false);
    }
  };
  return { confirm, isSending, problem };
}
