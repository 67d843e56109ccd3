import { DocumentIcon } from '@rep13/ui';
import classes from './register.module.css';

/** What proves an entry, for people and for machines. Nothing is certified of a mandate that is over. */
export function EntryDocuments({ registerNumber, isOver }: { registerNumber: string; isOver: boolean }) {
  const address = `/register/${registerNumber}`;
  return (
    <ul className={classes.documents}>
      {!isOver && (
        <>
          <li>
            <a href={`${address}/certificate.pdf`}>
              <DocumentIcon /> Certificate of appointment (PDF)
            </a>
          </li>
          <li>
            <a href={`${address}/appointment.jwt`}>
              <DocumentIcon /> Signed credential (W3C Verifiable Credential, JWT)
            </a>
            <p>
              Verified with the keys at <a href="/.well-known/jwks.json">/.well-known/jwks.json</a>.
            </p>
          </li>
        </>
      )}
      <li>
        <a href={`${address}/appointment.json`}>
          <DocumentIcon /> This entry as data (JSON-LD)
        </a>
      </li>
    </ul>
  );
}
