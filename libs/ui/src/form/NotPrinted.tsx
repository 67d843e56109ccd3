import { lettersNotPrinted } from '@rep13/contracts-agreements/constants';
import classes from './field.module.css';

/** Letters are named up to so many: a whole name in a script without a font says it soon enough. */
const NAMED = 5;

/** Says under a field whose text is printed which of its letters our PDFs have no font for; it is no error. */
export function NotPrinted({ text }: { text: unknown }) {
  const letters = typeof text === 'string' ? lettersNotPrinted(text) : [];
  return (
    <p role="status" className={classes.hint} hidden={letters.length === 0}>
      {letters.length > 0 && warningFor(letters)}
    </p>
  );
}

function warningFor(letters: readonly string[]): string {
  const named = letters.slice(0, NAMED).join(' ');
  const others = letters.length > NAMED ? ' and others' : '';
  return `Our PDFs have no font for ${named}${others} and print codes instead. Please add the name in Latin letters.`;
}
