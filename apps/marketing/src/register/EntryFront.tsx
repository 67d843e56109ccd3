import type { RegisterView } from '@rep13/contracts-agreements';
import { noteOf } from '@rep13/contracts-agreements/constants';
import { Link } from '@rep13/web-kit/router';
import { useTexts } from '../language/useLanguage.ts';

const CODE_SIZE = 116;

/** Whose entry it is and how it stands, what a reader may do with it, and its address for a camera. */
export function EntryFront({ entry }: { entry: RegisterView }) {
  const { companyName, registerNumber, state } = entry;
  const { register: texts } = useTexts();
  const note = noteOf(entry, texts);
  return (
    <header>
      <p>{texts.entry(registerNumber)}</p>
      <h1>
        <bdi>{companyName}</bdi>
      </h1>
      <p data-part="state">
        <strong>{texts.states[state]}</strong>
      </p>
      {note && <p data-part="lead">{note}</p>}
      <ul data-part="actions">
        {state !== 'ended' && (
          <li>
            <Link to={`/authorities?target=${registerNumber}`}>{texts.order}</Link>
          </li>
        )}
        <li>
          <Link to="/verify">{texts.verify}</Link>
        </li>
      </ul>
      <img
        data-part="code"
        src={`/register/${registerNumber}/code.svg`}
        alt={texts.code}
        width={CODE_SIZE}
        height={CODE_SIZE}
      />
    </header>
  );
}
