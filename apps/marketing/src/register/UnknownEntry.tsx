import { Link } from '@rep13/web-kit/router';
import { useTexts } from '../language/useLanguage.ts';
import { EntryFrame } from './EntryFrame.tsx';

/** For a number that nobody has; it is not repeated. */
export function UnknownEntry() {
  const { kicker, unknown } = useTexts().register;
  return (
    <EntryFrame state="unknown">
      <header>
        <p>{kicker}</p>
        <h1>{unknown.heading}</h1>
        <p data-part="lead">{unknown.lead}</p>
        <ul data-part="actions">
          <li>
            <Link to="/register">{unknown.action}</Link>
          </li>
        </ul>
      </header>
    </EntryFrame>
  );
}
