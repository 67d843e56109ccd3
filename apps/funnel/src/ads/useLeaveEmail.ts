import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from '@rep13/web-kit/router';
import { prefill } from '../visitor/prefilled.ts';

/** Checks the address in `field`, takes it along to the registration, and goes there. */
export function useLeaveEmail(onCapture?: () => void) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [isInvalid, setInvalid] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  const leave = (event: FormEvent) => {
    event.preventDefault();
    const address = field.current;
    if (!address) return;
    setInvalid(!address.validity.valid);
    if (!address.validity.valid) return address.focus();
    setLeaving(true);
    prefill('email', address.value.trim());
    onCapture?.();
    void navigate('/signup');
  };
  return { field, leave, isInvalid, isLeaving };
}
