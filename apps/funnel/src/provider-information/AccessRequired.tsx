import { useEffect } from 'react';
import { toast } from '@rep13/web-kit';
import { RegisterFirst } from '../visitor/RegisterFirst.tsx';

/** The address names no registration that the information could belong to. */
export function AccessRequired() {
  useEffect(() => {
    toast({
      title: 'Error',
      description: 'No signup ID found. Please complete the signup process first.',
      variant: 'destructive',
    });
  }, []);
  return (
    <RegisterFirst
      title="Access Required"
      lead="This page belongs to a registration, and its address names none. Register your company first, or open the link from our email."
      button="Go to Signup"
    />
  );
}
