import { useEffect, useState } from 'react';
import type { ClientSetupView, MailedTokenBody } from '@rep13/contracts';
import { ERROR_CODES } from '@rep13/contracts/constants';
import { buttonStyle, LoadError, Notice, Skeleton } from '@rep13/ui';
import { CardPage } from '@rep13/ui/antd';
import { useSend, type ApiError } from '@rep13/web-kit/api';
import { Link } from '@rep13/web-kit/router';
import { PortalFrame } from '../frame/PortalFrame.tsx';

interface ConfirmSetupProps {
  token: string;
  onActivated: () => void;
}

/** Opening the mailed link is the confirmation: nothing more to press. */
export function ConfirmSetup({ token, onActivated }: ConfirmSetupProps) {
  const { send } = useSend<MailedTokenBody, ClientSetupView>('POST', '/api/client/setup/confirm');
  const [error, setError] = useState<ApiError>();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isShown = true;
    send({ token }).then(
      () => isShown && onActivated(),
      (cause: ApiError) => isShown && setError(cause),
    );
    return () => {
      isShown = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one request for each attempt
  }, [attempt]);

  const retry = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <PortalFrame>
      <CardPage title="Confirming your password">
        {!error && <Skeleton lines={2} />}
        {error &&
          (isFinal(error) ? <LinkNotValid error={error} /> : <LoadError error={error} onRetry={retry} />)}
      </CardPage>
    </PortalFrame>
  );
}

const isFinal = ({ status }: ApiError) => status >= 400 && status < 500;

function LinkNotValid({ error }: { error: ApiError }) {
  if (error.code === ERROR_CODES.accountAlreadyActivated) {
    return (
      <Notice tone="info" role="alert" action={<Link to="/client/login">Go to the login page</Link>}>
        Account is already activated. Please use the login page.
      </Notice>
    );
  }
  return (
    <>
      <Notice tone="bad" role="alert">
        This link is no longer valid. Set your password again and we will mail you a new one.
      </Notice>
      <Link to="/client/setup" className={buttonStyle('primary')}>
        Set your password again
      </Link>
    </>
  );
}
