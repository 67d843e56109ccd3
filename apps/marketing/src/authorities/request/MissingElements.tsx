import type { OrderElementName } from '@rep13/contracts-authority-requests/constants';
import { buttonStyle } from '@rep13/ui';
import { useTexts } from '../../language/useLanguage.ts';
import classes from './request.module.css';

interface MissingElementsProps {
  missing: readonly OrderElementName[];
  /** Begins a message with this text. */
  onWrite: (text: string) => void;
}

/** What the law asks for and the order lacks, and the way to supply it. */
export function MissingElements({ missing, onWrite }: MissingElementsProps) {
  const { form, request } = useTexts();
  const { elements } = form;
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
        {request.missing.action}
      </button>
    </div>
  );
}
