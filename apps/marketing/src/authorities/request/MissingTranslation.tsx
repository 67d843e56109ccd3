import { AUTHORITY_REQUEST, ORDER_FORM } from '@rep13/content';
import { ORDER_ELEMENTS, type OrderKind } from '@rep13/contracts-authority-requests/constants';
import { buttonStyle } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import classes from './request.module.css';

const { translation: TEXTS } = AUTHORITY_REQUEST;

interface MissingTranslationProps {
  kind: OrderKind;
  /** Begins a message with this text. */
  onWrite: (text: string) => void;
}

/** Points (a) and (b) of the article, which the translation covers at least, and the way to send it. */
export function MissingTranslation({ kind, onWrite }: MissingTranslationProps) {
  const elements = ORDER_ELEMENTS[kind].filter(({ ofTransmission }) => !ofTransmission);
  return (
    <div className={classes.missing}>
      <p>
        {TEXTS.lead} <span>{LEGAL_ENTITY.languages}.</span>
      </p>
      <ul>
        {elements.map(({ name, article }) => (
          <li key={name}>
            {ORDER_FORM.elements[name].label}, <span>{`Article ${article}`}</span>
          </li>
        ))}
      </ul>
      <button type="button" className={buttonStyle('primary')} onClick={() => onWrite(`${TEXTS.begin}\n`)}>
        {TEXTS.action}
      </button>
    </div>
  );
}
