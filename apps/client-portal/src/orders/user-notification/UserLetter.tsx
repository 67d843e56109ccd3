import { CopyText } from '@rep13/ui';

interface UserLetterProps {
  ticketNumber: string;
  text: string;
}

/** The letter to the user concerned, to be copied or saved. We never send it. */
export function UserLetter({ ticketNumber, text }: UserLetterProps) {
  return (
    <details>
      <summary>A letter that you can send</summary>
      <CopyText
        title="Letter to the user"
        hint="Fill in what is in square brackets. If the order names several users, each gets a letter with nothing about the others."
        text={text}
        action="Copy the letter"
        download={{ action: 'Download the letter', fileName: `letter-${ticketNumber}.txt` }}
      />
    </details>
  );
}
