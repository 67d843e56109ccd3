import { sha256Hex } from '@rep13/service-kit/hashes';
import type { SignedDocument } from './signed-document.ts';

const LETTERS = 12;

/**
 * What ties a page to its agreement: the first letters of the SHA-256 of the agreement's number and the checksum of its
 * text. Both are known before the PDF is made, unlike the file's own hash, and a page of another text has another id.
 */
export function documentIdOf({
  agreementNumber,
  draft,
}: Pick<SignedDocument, 'agreementNumber' | 'draft'>): string {
  const hash = sha256Hex(`${agreementNumber} ${draft.sha256}`);
  return hash
    .slice(0, LETTERS)
    .toUpperCase()
    .replace(/.{4}(?=.)/g, '$& ');
}
