import type { AuthorityRequestStatusView } from '@rep13/contracts-authority-requests';
import { buttonStyle, saveAs } from '@rep13/ui';
import { useWords } from '../../language/useLanguage.ts';

const INDENT = 2;

/** The figures of an answered order, for who counts orders and effects: there once it is answered. */
export function OrderFigures({ request: { figures, reference } }: { request: AuthorityRequestStatusView }) {
  const words = useWords().request;
  if (!figures) return null;
  const save = () =>
    saveAs(
      new Blob([JSON.stringify(figures, null, INDENT)], { type: 'application/json' }),
      `${reference}.json`,
    );
  return (
    <button type="button" className={buttonStyle('secondary')} onClick={save}>
      {words.figures}
    </button>
  );
}
