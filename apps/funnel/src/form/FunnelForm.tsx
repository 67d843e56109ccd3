import { Form, type FormProps } from '@rep13/ui';
import { endToast, useIsAlive } from '@rep13/web-kit';
import { ABOUT_FORM } from './about-form.ts';

/**
 * A form of the funnel. It can be filled in as soon as the page has come to life, so that nothing typed is lost on the
 * way, and what a toast said about it goes with its cause.
 */
export function FunnelForm<Values extends object>(form: FormProps<Values>) {
  return <Form isReady={useIsAlive()} onCauseGone={() => endToast(ABOUT_FORM)} {...form} />;
}
