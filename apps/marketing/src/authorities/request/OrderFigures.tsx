import type { AuthorityRequestStatusView } from '@rep13/contracts-authority-requests';
import { buttonStyle, saveAs } from '@rep13/ui';
import { useTexts } from '../../language/useLanguage.ts';

const INDENT = 2;

/** The figures of an answered order, for who counts orders and effects: there once it is answered. */
export function OrderFigures({ request: { figures, reference } }: { request: AuthorityRequestStatusView }) {
  const texts = useTexts().request;
  if (!figures) return null;
  const save = () =>
    saveAs(
      new Blob([JSON.stringify(figures, null, INDENT)], { type: 'application/json' }),
      `${reference}.json`,
    );
  return (
    <button type="button" className={buttonStyle('secondary')} onClick={save}>
      {texts.figures}
    </button>
  );
}
