import type { KeyboardEvent } from 'react';

/** Ctrl and Enter sends the form, unless something is still on its way. */
export const sendWithCtrlEnter = (isBusy: boolean) => (event: KeyboardEvent<HTMLFormElement>) => {
  const isAsked = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (isAsked && !isBusy) event.currentTarget.requestSubmit();
};
