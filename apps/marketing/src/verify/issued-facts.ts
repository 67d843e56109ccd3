import type {
  IssuedAddendumView,
  IssuedAgreementView,
  IssuedCertificateView,
  IssuedDocumentView,
  IssuedInvoiceView,
  IssuedLetterView,
} from '@rep13/contracts-agreements';
import { formatDateTime } from '@rep13/ui';
import type { Fact } from './Facts.tsx';

/** What is known of a document of ours, whether its bytes or its number were looked up. */
export function issuedFacts(document: IssuedDocumentView): Fact[] {
  switch (document.kind) {
    case 'agreement':
      return agreementFacts(document);
    case 'addendum':
      return addendumFacts(document);
    case 'letter':
      return letterFacts(document);
    case 'certificate':
      return certificateFacts(document);
    default:
      return invoiceFacts(document);
  }
}

const letterFacts = ({ registerNumber, signedAt }: IssuedLetterView): Fact[] => [
  ['Document', 'Letter to a coordinator'],
  ['Register number', registerNumber],
  ['Signed', formatDateTime(signedAt)],
];

const agreementFacts = ({ agreementNumber, signedAt }: IssuedAgreementView): Fact[] => [
  ['Document', 'Representation agreement'],
  ['Agreement number', agreementNumber],
  ['Signed', formatDateTime(signedAt)],
];

const addendumFacts = ({ agreementNumber, signedAt }: IssuedAddendumView): Fact[] => [
  ['Document', 'Addendum on the point of contact (Article 11)'],
  ['Agreement number', agreementNumber],
  ['Signed', formatDateTime(signedAt)],
];

const certificateFacts = ({ registerNumber, issuedAt, revokedAt }: IssuedCertificateView): Fact[] => [
  ['Document', 'Certificate of appointment'],
  ['Register number', registerNumber],
  ['Issued', formatDateTime(issuedAt)],
  ['Valid', revokedAt ? `No, since ${formatDateTime(revokedAt)}` : 'Yes'],
];

const invoiceFacts = ({ kind, number, madeAt }: IssuedInvoiceView): Fact[] => [
  ['Document', kind === 'invoice' ? 'Invoice' : 'Credit note'],
  ['Number', number],
  ['Made', formatDateTime(madeAt)],
];
