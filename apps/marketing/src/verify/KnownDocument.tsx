import type {
  KnownAgreementView,
  KnownCertificateView,
  KnownDocumentView,
  KnownInvoiceView,
  KnownLetterView,
} from '@rep13/contracts-agreements';
import { VERIFY_PAGE } from '@rep13/content';
import { formatDateTime, Notice } from '@rep13/ui';
import { Facts, type Fact } from './Facts.tsx';
import classes from './verify.module.css';

const { known } = VERIFY_PAGE;

const LEVELS = {
  'B-B': 'PAdES B-B: signature',
  'B-T': 'PAdES B-T: signature and time stamp',
  'B-LTA': 'PAdES B-LTA: signature, time stamp and archive time stamp',
} as const;

/** A document of ours, with what anybody who has it may know. */
export function KnownDocument({ document }: { document: KnownDocumentView }) {
  return (
    <>
      <Notice tone="good" role="status">
        <h2 className={classes.verdict}>{known.title}</h2>
        <p>{known.text}</p>
      </Notice>
      <DocumentFacts document={document} />
    </>
  );
}

/** Its facts, and what is to be said of its seal. */
export function DocumentFacts({ document }: { document: KnownDocumentView }) {
  return (
    <>
      <Facts facts={factsOf(document)} />
      {!document.seal && <p>{known.unsealed}</p>}
      {document.isDevelopmentSeal && document.seal && <Notice tone="waiting">{known.development}</Notice>}
    </>
  );
}

const factsOf = (document: KnownDocumentView): Fact[] => [
  ...ownFacts(document),
  ...(document.seal ? sealFacts(document.seal) : []),
];

function ownFacts(document: KnownDocumentView): Fact[] {
  switch (document.kind) {
    case 'agreement':
      return agreementFacts(document);
    case 'letter':
      return letterFacts(document);
    case 'certificate':
      return certificateFacts(document);
    default:
      return invoiceFacts(document);
  }
}

const letterFacts = ({ registerNumber, signedAt }: KnownLetterView): Fact[] => [
  ['Document', 'Letter to a coordinator'],
  ['Register number', registerNumber],
  ['Signed', formatDateTime(signedAt)],
];

const agreementFacts = ({ agreementNumber, signedAt }: KnownAgreementView): Fact[] => [
  ['Document', 'Representation agreement'],
  ['Agreement number', agreementNumber],
  ['Signed', formatDateTime(signedAt)],
];

const certificateFacts = ({ registerNumber, issuedAt, revokedAt }: KnownCertificateView): Fact[] => [
  ['Document', 'Certificate of appointment'],
  ['Register number', registerNumber],
  ['Issued', formatDateTime(issuedAt)],
  ['Valid', revokedAt ? `No, since ${formatDateTime(revokedAt)}` : 'Yes'],
];

const invoiceFacts = ({ kind, number, madeAt }: KnownInvoiceView): Fact[] => [
  ['Document', kind === 'invoice' ? 'Invoice' : 'Credit note'],
  ['Number', number],
  ['Made', formatDateTime(madeAt)],
];

const sealFacts = (seal: NonNullable<KnownDocumentView['seal']>): Fact[] => [
  ['Seal', LEVELS[seal.level]],
  ['Sealed', formatDateTime(seal.sealedAt)],
  ...(seal.timeStampedAt
    ? ([['Time stamp', `${formatDateTime(seal.timeStampedAt)} by ${seal.timeStampedBy}`]] as const)
    : []),
];
