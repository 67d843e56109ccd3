import { DocumentIcon, buttonStyle } from '@rep13/ui';
import classes from './print-button.module.css';

/** For long texts that people keep. */
export function PrintButton() {
  return (
    <button
      type="button"
      className={`${buttonStyle('secondary')} ${classes.print}`}
      onClick={() => window.print()}
    >
      <DocumentIcon /> Print or save as PDF
    </button>
  );
}
