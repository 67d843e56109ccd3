import type { SignatureView, UploadVerificationView, UploadVerdict } from '@rep13/contracts-agreements';
import { VERIFY_PAGE } from '@rep13/content';
import { formatDateTime, isolated, Notice } from '@rep13/ui';
import { Facts, type Fact } from './Facts.tsx';
import { DocumentFacts, toneOf } from './KnownDocument.tsx';
import classes from './verify.module.css';

const { verdicts, signatures: SIGNATURES } = VERIFY_PAGE;

const TONES: Record<UploadVerdict, 'good' | 'waiting' | 'bad'> = {
  genuine: 'good',
  damaged: 'waiting',
  changed: 'bad',
  misplaced: 'bad',
  'too-weak': 'bad',
  foreign: 'waiting',
  unsigned: 'waiting',
};

/** What an uploaded PDF is, and each signature in it. */
export function ReadDocument({ reading }: { reading: UploadVerificationView }) {
  const { verdict, document, signatures } = reading;
  return (
    <>
      <Notice tone={document.known ? toneOf(document) : TONES[verdict]} role="status">
        <h2 className={classes.verdict}>{verdicts[verdict].title}</h2>
        <p>{verdicts[verdict].text}</p>
      </Notice>
      {document.known ? <DocumentFacts document={document} /> : <p>{VERIFY_PAGE.byNumber.instead}</p>}
      {signatures.map((signature, index) => (
        <section key={index} className={classes.signature}>
          <h3>
            {signature.kind === 'time-stamp' ? 'Time stamp' : 'Signature'} {index + 1} of {signatures.length}
          </h3>
          <p>{SIGNATURES[signature.verdict]}</p>
          <Facts facts={factsOf(signature)} />
        </section>
      ))}
    </>
  );
}

const factsOf = (signature: SignatureView): Fact[] => [
  ...(signature.signer ? [['Signer', signerOf(signature)] as const] : []),
  ...(signature.revision
    ? [['Covers', `revision ${signature.revision} of ${signature.revisions}`] as const]
    : []),
  ...(signature.bytesAddedAfter === null
    ? []
    : [['Added after it', added(signature.bytesAddedAfter)] as const]),
  ...(signature.timeStampedAt
    ? [
        [
          'Time stamp',
          `${formatDateTime(signature.timeStampedAt)} by ${isolated(signature.timeStampedBy ?? '')}`,
        ] as const,
      ]
    : []),
];

const signerOf = ({ signer, issuer, isOurs }: SignatureView): string =>
  isOurs
    ? `us (${isolated(signer ?? '')})`
    : `${isolated(signer ?? '')}, as a certificate of ${isolated(issuer ?? '')} says`;

const added = (bytes: number): string => (bytes === 0 ? 'nothing' : `${bytes.toLocaleString('en')} bytes`);
