import { buttonStyle, CopyText, saveAs } from '@rep13/ui';

interface UserLetterProps {
  ticketNumber: string;
  text: string;
}

/** The letter to the user concerned, to be copied or saved. We never send it. */
export function UserLetter({ ticketNumber, text }: UserLetterProps) {
  const save = () =>
    saveAs(new Blob([text], { type: 'text/plain;charset=utf-8' }), `letter-${ticketNumber}.txt`);
  return (
    <details>
      <summary>A letter that you can send</summary>
      <CopyText
        title="Letter to the user"
        hint="Fill in what stands in square brackets. If the order names several users, each gets a letter with nothing about the others."
        text={text}
        action="Copy the letter"
      >
        <button type="button" className={buttonStyle('secondary')} onClick={save}>
          Download the letter
        </button>
      </CopyText>
    </details>
  );
}
