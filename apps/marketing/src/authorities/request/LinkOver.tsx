import * as requests from '@rep13/contracts-api-public/authority-requests';
import { callOf } from '@rep13/contracts-operations';
import { useState } from 'react';
import { CODE_LENGTH } from '@rep13/contracts-constants';
import { buttonStyle, Notice, Problem } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { ApiError, apiSend } from '@rep13/web-kit/api';
import { Linked } from '../../frame/Linked.tsx';
import { useTexts } from '../../language/useLanguage.ts';
import { PageFront } from '../../frame/PageFront.tsx';
import { SitePage } from '../../frame/SitePage.tsx';
import type { RequestLink } from '../link/request-link.ts';
import { CodeForm } from './CodeForm.tsx';
import classes from './request.module.css';

/** For a link that opens nothing, for whatever reason: a new one, to the address of the request alone. */
export function LinkOver({ reference, token }: Pick<RequestLink, 'reference' | 'token'>) {
  const { over, kicker } = useTexts().request;
  const { ask, isAsking, wasAsked, problem } = useNewLink(reference);
  return (
    <SitePage>
      <PageFront kicker={kicker} title={over.title} lead={over.lead} />
      <div className={classes.over}>
        <Problem text={problem} />
        {wasAsked ? (
          <Notice tone="good" role="status">
            {over.asked}
          </Notice>
        ) : (
          <button
            type="button"
            className={buttonStyle('primary', 'large')}
            disabled={isAsking}
            aria-busy={isAsking}
            onClick={() => void ask()}
          >
            {isAsking ? over.pending : over.action}
          </button>
        )}
        <CodeForm wasWrong={token.length === CODE_LENGTH} />
        <p>
          <Linked text={`${LEGAL_ENTITY.authorityEmail}, ${LEGAL_ENTITY.phone}`} />
        </p>
      </div>
    </SitePage>
  );
}

function useNewLink(reference: string) {
  const { over } = useTexts().request;
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState('');
  const ask = async () => {
    setProblem('');
    setAsking(true);
    try {
      await apiSend(callOf(requests.renew, { params: { reference } }), {});
      setAsked(true);
    } catch (error) {
      setProblem(error instanceof ApiError && error.status === 429 ? over.tooMany : over.noAnswer);
    } finally {
      setAsking(false);
    }
  };
  return { ask, isAsking, wasAsked, problem };
}
