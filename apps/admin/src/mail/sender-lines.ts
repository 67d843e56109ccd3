import type { InboundMailDetailView, MailSignatureView } from '@rep13/contracts-sla';

type Sent = Pick<InboundMailDetailView, 'passedDomain' | 'signedBy' | 'fromAddress'>;

const KIND = { smime: 'S/MIME', pgp: 'PGP' } as const;

/** What proves who sent a mail, in words; that nothing does is said too. */
export function senderLines({ passedDomain, signedBy, fromAddress }: Sent): string[] {
  const lines = [
    ...(signedBy ? [signatureLine(signedBy)] : []),
    ...(passedDomain ? [`Came through ${passedDomain}’s own servers (DMARC).`] : []),
  ];
  const isProven = passedDomain !== null || (signedBy?.state === 'valid' && signedBy.matchesFrom);
  if (isProven) return lines;
  return [...lines, fromAddress ? 'Nothing proves the sender.' : 'It names no sender that can be read.'];
}

function signatureLine({ kind, state, signer, matchesFrom, coversAll, chain }: MailSignatureView): string {
  const by = signer ?? 'somebody whom it does not name';
  if (state === 'broken')
    return 'Its signature does not fit the text: something was changed since it was signed.';
  if (state === 'weak') return `Its signature (${KIND[kind]}) is made in a way too old to prove anything.`;
  if (state === 'unchecked')
    return `It is signed (${KIND[kind]}), and there is no key here to check that with.`;
  if (!matchesFrom) return `Signed by ${by}, who is not the sender that it names: that proves no sender.`;
  const issuer =
    chain === 'trusted'
      ? ', by a certificate that we trust'
      : chain === 'unknown'
        ? ' · chain not known to us'
        : '';
  const covered = coversAll ? 'It covers neither subject nor sender.' : 'It covers a part of the text only.';
  return `Signed by ${by} (${KIND[kind]})${issuer}. ${covered}`;
}

/** The same in a word or two, for a list. */
export function senderMark({
  passedDomain,
  signature,
}: {
  passedDomain: string | null;
  signature: string | null;
}) {
  if (signature === 'broken') return 'Signature broken';
  if (passedDomain) return `${passedDomain} passed`;
  return signature === 'valid' ? 'Signed' : 'Not proven';
}
