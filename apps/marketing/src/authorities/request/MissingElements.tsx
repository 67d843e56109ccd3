import { AUTHORITY_REQUEST, ORDER_FORM } from '@rep13/content';
import type { OrderElementName } from '@rep13/contracts-authority-requests/constants';
import { buttonStyle } from '@rep13/ui';
import classes from './request.module.css';

const { elements } = ORDER_FORM;

interface MissingElementsProps {
  missing: readonly OrderElementName[];
  /** Begins a message with this text. */
  onWrite: (text: string) => void;
}

/** What the law asks for and the order lacks, and the way to supply it. */
export function MissingElements({ missing, onWrite }: MissingElementsProps) {
  const labels = missing.map((name) => elements[name].label);
  return (
    <div className={classes.missing}>
      <ul>
        {missing.map((name) => (
          <li key={name}>
            <b>{elements[name].label}.</b> {elements[name].hint}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={buttonStyle('primary')}
        onClick={() => onWrite(labels.map((label) => `${label}:\n`).join('\n'))}
      >
        {AUTHORITY_REQUEST.missing.action}
      </button>
    </div>
  );
}
