import type { InboundMailDetailView, MailSignatureView } from '@rep13/contracts-sla';
import { formatDate } from '@rep13/ui';
import { keyHistory } from '../mail-links/key-history.ts';
import type { NameOf } from '../staff/useStaffNames.ts';

type Sent = Pick<
  InboundMailDetailView,
  'passedDomain' | 'signedBy' | 'fromAddress' | 'isKeySaved' | 'isKeyExpired' | 'senderKey'
>;

const KIND = { smime: 'S/MIME', pgp: 'PGP' } as const;

/** What proves who sent a mail, in words; that nothing does is said too. */
export function senderLines(mail: Sent, nameOf: NameOf): string[] {
  const { passedDomain, signedBy, fromAddress, isKeySaved = false, isKeyExpired = false } = mail;
  const lines = [
    ...(signedBy ? [signatureLine(signedBy, keyPart(mail, nameOf) + endPart(mail))] : []),
    ...(passedDomain ? [`Came through ${passedDomain}’s own servers (DMARC).`] : []),
  ];
  // Anybody makes a key or a certificate with any address in it.
  const isSigned =
    signedBy?.state === 'valid' && signedBy.matchesFrom && signedBy.chain === 'trusted' && !isKeyExpired;
  if (passedDomain !== null || isKeySaved || isSigned) return lines;
  return [...lines, fromAddress ? 'Nothing proves the sender.' : 'It names no sender that can be read.'];
}

function keyPart({ senderKey }: Sent, nameOf: NameOf): string {
  if (!senderKey) return ' · key never seen before';
  return ` · ${keyHistory(senderKey, nameOf)}`;
}

/** An old key that was found signs with any date. */
function endPart({ signedBy, isKeyExpired }: Sent): string {
  if (!isKeyExpired || !signedBy?.validUntil) return '';
  const what = signedBy.kind === 'pgp' ? 'key' : 'certificate';
  return ` · the ${what} had ended by itself on ${formatDate(signedBy.validUntil)}, before the mail came: it proves no sender`;
}

function signatureLine(signature: MailSignatureView, key: string): string {
  const { kind, state, signer, matchesFrom, coversAll, chain } = signature;
  const by = signer ?? 'somebody whom it does not name';
  if (state === 'broken')
    return 'Its signature does not fit the text: something was changed since it was signed.';
  if (state === 'weak') return `Its signature (${KIND[kind]}) is made in a way too old to prove anything.`;
  if (state === 'unchecked')
    return `It is signed (${KIND[kind]}), and there is no key here to check that with.`;
  if (!matchesFrom) return `Signed by ${by}, who is not the sender that it names: that proves no sender.`;
  const covered = coversAll ? 'It covers neither subject nor sender.' : 'It covers a part of the text only.';
  return `Signed by ${by} (${KIND[kind]})${issuerPart(chain)}${key}. ${covered}`;
}

function issuerPart(chain: MailSignatureView['chain']): string {
  if (chain === null) return '';
  return chain === 'trusted' ? ', by a certificate that we trust' : ' · chain not known to us';
}

/** The same in a word or two, for a list. */
export function senderMark({
  passedDomain,
  signature,
  isKeySaved,
  isKeyExpired,
}: {
  passedDomain: string | null;
  signature: string | null;
  isKeySaved?: boolean;
  isKeyExpired?: boolean;
}) {
  if (signature === 'broken') return 'Signature broken';
  if (isKeySaved) return 'Key kept';
  if (passedDomain) return `${passedDomain} passed`;
  if (signature === 'valid' && isKeyExpired) return 'Signed, key has ended';
  return signature === 'valid' ? 'Signed, key not kept' : 'Not proven';
}
