import type { LetterView } from '@rep13/contracts-agreements';
import type { SealKind } from '../pdf/signed-document.ts';
import type { Designation } from './designation.entity.ts';

/** How a letter is signed: in the portal, on paper after printing it, or as our own. */
export type LetterSignature =
  | {
      readonly kind: 'electronic';
      readonly name: string;
      readonly title: string;
      readonly at: string;
      readonly textSha256: string;
    }
  | { readonly kind: 'by-hand' }
  | { readonly kind: 'ours'; readonly at: string };

/** Everything that the PDF of a letter shows. */
export interface LetterDocument {
  /** Whose paper it is: Ireland's coordinator asks for the provider's letterhead. */
  readonly sender: { readonly name: string; readonly lines: readonly string[] };
  readonly ownReference: string;
  readonly writtenAt: string;
  readonly letter: Omit<LetterView, 'sha256'>;
  readonly signature: LetterSignature;
  /** Null for what is still to be signed: nobody can verify that. */
  readonly verifyUrl: string | null;
  /** Which seal the file gets once it is made; null for none, and for what is still to be signed. */
  readonly sealKind: SealKind | null;
  /** Why there is this version of the file, where it is not the first. */
  readonly versionNote?: string;
}

/** What we call a letter; no part of it tells how many there are of other clients. */
export const ownReferenceOf = (registerNumber: string, { id }: Pick<Designation, 'id'>): string =>
  `${registerNumber}/${id}`;

/** What depends on where it is issued. */
interface LetterIssue {
  readonly registerNumber: string;
  readonly verifyUrl: string;
  readonly sealKind: SealKind | null;
}

export function toLetterDocument(
  designation: Designation,
  { registerNumber, verifyUrl, sealKind }: LetterIssue,
): LetterDocument {
  const signature = signatureOf(designation);
  return {
    sender: senderOf(designation),
    ownReference: ownReferenceOf(registerNumber, designation),
    writtenAt: (designation.signedAt ?? designation.createdAt).toISOString(),
    letter: designation.letter,
    signature,
    ...(signature.kind === 'by-hand' ? { verifyUrl: null, sealKind: null } : { verifyUrl, sealKind }),
  };
}

function signatureOf(designation: Designation): LetterSignature {
  const { reason, signerName, signerTitle, signedAt, createdAt, textSha256 } = designation;
  if (reason === 'end') return { kind: 'ours', at: createdAt.toISOString() };
  if (!signerName || !signedAt) return { kind: 'by-hand' };
  return {
    kind: 'electronic',
    name: signerName,
    title: signerTitle ?? '',
    at: signedAt.toISOString(),
    textSha256,
  };
}

/** The letter about an end is the representative's own, every other one its client's. */
function senderOf({ reason, letter, companyName }: Designation): LetterDocument['sender'] {
  const fact = (label: string) => letter.facts.find((each) => each.label === label)?.value ?? '';
  return reason === 'end'
    ? {
        name: fact('Legal representative'),
        lines: [fact('Postal address'), fact('Email'), fact('Telephone')],
      }
    : { name: companyName, lines: [fact('Registered address'), fact('Main web address')] };
}
