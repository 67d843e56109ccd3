import { DELAYS_MS } from '@rep13/contracts-constants';
import { toast } from '@rep13/web-kit';

/** Tells the first thing that is wrong with a form, as antd reports it. */
export function invalidErrorMessage({ errorFields }: { errorFields: { errors: string[] }[] }): void {
  toast({
    title: 'Please check your form',
    description:
      errorFields[0]?.errors[0] ??
      'Some required fields are missing or invalid. Please review and try again.',
    variant: 'destructive',
    durationMs: DELAYS_MS.toast,
  });
}
