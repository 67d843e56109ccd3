import { buttonStyle, CopyText, saveAs } from '@rep13/ui';
import { draftLetter } from './draft-letter.ts';

/** A letter to copy or to save. We never send it. */
export function LetterToAuthorities({ companyName }: { companyName: string }) {
  const text = draftLetter(companyName);
  const save = () =>
    saveAs(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'life-or-safety-at-risk.txt');
  return (
    <CopyText
      title="Letter to the authorities"
      hint="Fill in what stands in square brackets, and send it yourself."
      text={text}
      action="Copy the letter"
    >
      <button type="button" className={buttonStyle('secondary')} onClick={save}>
        Download the letter
      </button>
    </CopyText>
  );
}
