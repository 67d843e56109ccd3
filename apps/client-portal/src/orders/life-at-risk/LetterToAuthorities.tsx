import { CopyText } from '@rep13/ui';
import { draftLetter } from './draft-letter.ts';

/** A letter to copy or to save. We never send it. */
export function LetterToAuthorities({ companyName }: { companyName: string }) {
  const text = draftLetter(companyName);
  return (
    <CopyText
      title="Letter to the authorities"
      hint="Fill in what is in square brackets, and send it yourself."
      text={text}
      action="Copy the letter"
      download={{ action: 'Download the letter', fileName: 'life-or-safety-at-risk.txt' }}
    />
  );
}
