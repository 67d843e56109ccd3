import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from '@rep13/web-kit/router';
import { mailAddressFault, withoutUnseen } from '@rep13/contracts-constants';
import { prefill } from '../visitor/prefilled.ts';

/** Checks the address in `field`, takes it along to the registration, and goes there. */
export function useLeaveEmail(onCapture?: () => void) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [isInvalid, setInvalid] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  const leave = (event: FormEvent) => {
    event.preventDefault();
    if (!field.current) return;
    const address = withoutUnseen(field.current.value).trim();
    const isRefused = mailAddressFault(address) !== undefined;
    setInvalid(isRefused);
    if (isRefused) return field.current.focus();
    setLeaving(true);
    prefill('email', address);
    onCapture?.();
    void navigate('/signup');
  };
  return { field, leave, isInvalid, isLeaving };
}
