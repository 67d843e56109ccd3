import type { DesignationView } from '@rep13/contracts-agreements';
import { letter as letterPdf } from '@rep13/contracts-api-client/designation';
import { get as transferFile } from '@rep13/contracts-api-client/transfer-file';
import { addressOf } from '@rep13/contracts-operations';
import { DocumentIcon, formatDate } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { Certificate } from './Certificate.tsx';
import { Paper, Papers } from './Papers.tsx';

interface OtherPapersProps {
  /** Of a mandate that is in force, which has a certificate; else null. */
  registerNumber: string | null;
  letters: readonly DesignationView[];
}

/** What there is beside the agreement: the certificate, letters, invoices, and all of it for the next representative. */
export function OtherPapers({ registerNumber, letters }: OtherPapersProps) {
  return (
    <Papers>
      {registerNumber && <Certificate registerNumber={registerNumber} />}
      {letters.map((letter) => (
        <Paper
          key={letter.id}
          href={addressOf(letterPdf, { params: { id: letter.id } })}
          name={`Letter to the coordinator, ${standingOf(letter)} (PDF)`}
        />
      ))}
      <Paper href={addressOf(transferFile)} name="Transfer file: everything in one ZIP" />
      <li>
        <Link to="/client/billing">
          <DocumentIcon /> Invoices
        </Link>
      </li>
    </Papers>
  );
}

/** The letter about the end is ours: it needs no signature of the client. */
const standingOf = ({ reason, signedAt, createdAt }: DesignationView): string =>
  signedAt || reason === 'end' ? formatDate(createdAt) : 'draft, not signed';
