import { useEffect, useId } from 'react';
import { hasForm, hasNoForm } from './open-forms.ts';

/**
 * Asks before a form that is not sent is left: by closing the tab, by a link, by Back.
 * @param question for links and Back; when the tab is closed the browser asks in its own words.
 */
export function useQuestionBeforeLeaving(isUnsent: boolean, question: string): void {
  const form = useId();
  useEffect(() => hasForm(form, isUnsent ? question : null), [form, isUnsent, question]);
  useEffect(() => () => hasNoForm(form), [form]);
}
