import { useId, useRef, useState, type ReactNode } from 'react';
import { buttonStyle } from '../chrome/button-style.ts';
import { saveAs } from '../downloads/save-as.ts';
import { growing } from '../form/growing.ts';
import { useControlTexts } from '../language/control-texts.ts';
import classes from './details-to-publish.module.css';

interface CopyTextProps {
  title: string;
  /** Where it belongs, in a sentence. */
  hint: string;
  text: string;
  /** What stands on the button: begins with a verb. */
  action: string;
  /** A second button saves it as a file of plain text. */
  download?: { readonly action: string; readonly fileName: string };
  /** What the text looks like where it is pasted. */
  children?: ReactNode;
}

/** A text to be pasted elsewhere: a button copies it, and on focus it is selected. */
export function CopyText({ title, hint, text, action, download, children }: CopyTextProps) {
  const id = useId();
  const { field, outcome, copy } = useCopying(text);

  return (
    <div className={classes.item}>
      <h3 id={`${id}-title`}>{title}</h3>
      <p id={`${id}-hint`}>{hint}</p>
      {children}
      <textarea
        ref={(area) => {
          field.current = area;
          growing(area);
        }}
        className={classes.text}
        value={text}
        readOnly
        rows={text.split('\n').length}
        spellCheck={false}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-hint`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.copy}>
        <button type="button" className={buttonStyle('secondary')} onClick={() => void copy()}>
          {action}
        </button>
        {download && (
          <button
            type="button"
            className={buttonStyle('secondary')}
            onClick={() => saveAs(new Blob([text], { type: 'text/plain;charset=utf-8' }), download.fileName)}
          >
            {download.action}
          </button>
        )}
        <span role="status">{outcome}</span>
      </div>
    </div>
  );
}

/** Where the browser refuses to copy, the text is selected instead. */
function useCopying(text: string) {
  const texts = useControlTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState('');

  const copy = async () => {
    // Emptied first: the same words said again would be announced to nobody.
    setOutcome('');
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(texts.copied);
    } catch {
      // Refused, or not there at all, as in a page that was not loaded over https.
      field.current?.focus();
      setOutcome(texts.notCopied);
    }
  };
  return { field, outcome, copy };
}
