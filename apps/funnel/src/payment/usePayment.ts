import * as payment from '@rep13/contracts-api-public/payment';
import { callOf } from '@rep13/contracts-operations';
import { signupAddress } from '../visitor/useSignup.ts';
import { useEffect, useRef, useState } from 'react';
import { DELAYS_MS } from '@rep13/contracts-constants';
import { toast } from '@rep13/web-kit';
import { reloadApi, useSend } from '@rep13/web-kit/api';
import { useNavigate } from '@rep13/web-kit/router';

const TO_SIGN = 'The last step is the signature.';
const SIGNED = 'Nothing more is missing for your mandate.';
const FAILED = 'Nothing was charged. Please try again or contact support.';

/** Pays the yearly fee, says how it goes, and leads on to the signature. */
export function usePayment(signupId: number, isSigned: boolean) {
  const navigate = useNavigate();
  const { send } = useSend(callOf(payment.complete));
  const [isProcessing, setProcessing] = useState(false);
  const [problem, setProblem] = useState('');
  const isShown = useIsShown();

  const pay = async () => {
    setProcessing(true);
    setProblem('');
    toast({ title: 'Processing payment', description: 'Please wait a moment.' });
    try {
      await Promise.all([send({ signupId }), pause(DELAYS_MS.demoPayment)]);
    } catch {
      setProcessing(false);
      setProblem(FAILED);
      toast({ title: 'Payment failed', description: FAILED, variant: 'destructive' });
      return;
    }
    toast({ title: 'Payment successful', description: isSigned ? SIGNED : TO_SIGN });
    void reloadApi(signupAddress(signupId));
    if (isShown.current) void navigate(`/signature/${signupId}`);
  };
  return { pay, isProcessing, problem };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A visitor who has gone elsewhere meanwhile is not called back. */
function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return isShown;
}
