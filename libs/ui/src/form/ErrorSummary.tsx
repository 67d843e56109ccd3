import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { fieldId, useSurroundingForm } from './form-context.ts';
import { namesOf } from './form-state.ts';
import { useControlTexts } from '../language/control-texts.ts';
import { TranslatedMessage } from './TranslatedMessage.tsx';
import classes from './error-summary.module.css';

/**
 * What is wrong with the form, each line leading to its field; takes the focus whenever the form was sent in vain. A
 * line goes when its field is right. A form of one field has no list: the focus goes to the field.
 */
export function ErrorSummary({ lead }: { lead?: string }) {
  const { form } = useSurroundingForm();
  const { problem } = useControlTexts();
  const { values, errors, refusals } = form;
  const box = useRef<HTMLDivElement>(null);
  const title = useId();
  const names = namesOf(values);
  const only = names.length === 1 ? fieldId(form, names[0] ?? '') : undefined;

  useEffect(() => {
    if (refusals === 0) return;
    if (only) focusField(only);
    else {
      box.current?.focus({ preventScroll: true });
      // At once: a page that flies past says less, and a toast finds its place beside what is in sight.
      box.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  }, [refusals, only]);

  if (refusals === 0 || only) return null;
  return (
    <div ref={box} role="alert" aria-labelledby={title} tabIndex={-1} className={classes.summary}>
      <p id={title} className={classes.title}>
        {problem}
      </p>
      {lead && <p>{lead}</p>}
      <ul>
        {Object.entries(errors).map(([name, error]) => (
          <li key={name}>
            <a href={`#${fieldId(form, name)}`} onClick={leadTo}>
              {error && <TranslatedMessage message={error} />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The address stays as it is: it would be a step back more. */
function leadTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  focusField(event.currentTarget.hash.slice(1));
}

function focusField(id: string): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  // With its label, which may hang above it.
  (control?.closest('[data-field]') ?? control)?.scrollIntoView({ block: 'center' });
}
