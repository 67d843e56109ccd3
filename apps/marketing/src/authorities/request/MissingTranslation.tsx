import { ORDER_ELEMENTS, type OrderKind } from '@rep13/contracts-authority-requests/constants';
import { printedList } from '@rep13/contracts-constants';
import { buttonStyle } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';
import { useTexts } from '../../language/useLanguage.ts';
import classes from './request.module.css';

interface MissingTranslationProps {
  kind: OrderKind;
  /** Begins a message with this text. */
  onWrite: (text: string) => void;
}

/** Points (a) and (b) of the article, which the translation covers at least, and the way to send it. */
export function MissingTranslation({ kind, onWrite }: MissingTranslationProps) {
  const { form, names, request } = useTexts();
  const { translation } = request;
  const declared = printedList(LEGAL_ENTITY.languages).map(names.language).join(', ');
  const elements = ORDER_ELEMENTS[kind].filter(({ ofTransmission }) => !ofTransmission);
  return (
    <div className={classes.missing}>
      <p>
        {translation.lead} <span>{declared}.</span>
      </p>
      <ul>
        {elements.map(({ name, article }) => (
          <li key={name}>
            {form.elements[name].label}, <span>{form.article(article)}</span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={buttonStyle('primary')}
        onClick={() => onWrite(`${translation.begin}\n`)}
      >
        {translation.action}
      </button>
    </div>
  );
}
