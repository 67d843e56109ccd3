import { isCompulsory, missingElements, ORDER_ELEMENTS } from '@rep13/contracts-authority-requests/constants';
import { useTexts } from '../../language/useLanguage.ts';
import { toBody } from './order-body.ts';
import { valuesOf, type OrderForms } from './useOrderForms.ts';
import classes from './completeness.module.css';

/** What the law asks for and what of it is there, while one types. Nothing of it is compulsory. */
export function Completeness({ forms }: { forms: OrderForms }) {
  return (
    <div className={classes.complete} role="status">
      <Counted forms={forms} />
    </div>
  );
}

function Counted({ forms }: { forms: OrderForms }) {
  const { complete, elements } = useTexts().form;
  const values = valuesOf(forms);
  const { kind } = values.target;
  if (kind === '') return <p>{complete.unknown}</p>;
  if (kind === 'general') return <p>{complete.general}</p>;
  const missing = missingElements(kind, toBody(values));
  const asked = ORDER_ELEMENTS[kind].filter(isCompulsory).length;
  return (
    <>
      <p className={classes.count}>{complete.count(asked - missing.length, asked)}</p>
      {missing.length > 0 && (
        <>
          <p>{complete.missing(missing.map((name) => elements[name].lacking).join(', '))}</p>
          <p className={classes.anyway}>{complete.anyway}</p>
        </>
      )}
    </>
  );
}
