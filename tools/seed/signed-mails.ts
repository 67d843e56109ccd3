import { randomUUID } from 'node:crypto';
import type { AuthorityView, InboundMailView, SenderKeyView } from '@rep13/contracts-sla';
import * as openpgp from 'openpgp';
import type { Visitor } from './visitor.ts';

/** An officer whose mails are signed, and whose key staff has kept after a call. */
interface DemoSigner {
  readonly domain: string;
  /** The number that the authority is called by, of those that their state gives to no one. */
  readonly phone: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly text: string;
  /** Whom staff spoke with. */
  readonly note: string;
  /** After how many days the key itself ends; it does not unless said. */
  readonly days?: number;
  /** Staff has ended it. */
  readonly isEnded?: true;
}

/** A mail as its program writes it. */
export interface SignedMail {
  readonly from: string;
  readonly subject: string;
  readonly raw: string;
}

/** One whose key proves its mails and ends by itself before long, and one whose key was ended. */
const DEMO_SIGNERS: readonly DemoSigner[] = [
  {
    domain: 'cnam.ie',
    phone: '+353 20 910 0118',
    name: 'Aoife Byrne',
    email: 'a.byrne@cnam.ie',
    subject: 'Request for information, CnaM 2026/118',
    text: 'Please tell us who runs the account @harbour-master. The order follows by the form.',
    note: 'Aoife Byrne read it out on the telephone.',
    days: 20,
  },
  {
    domain: 'pts.se',
    phone: '+46 8 465 004 18',
    name: 'Nils Ekström',
    email: 'nils.ekstrom@pts.se',
    subject: 'Questions about your mandates',
    text: 'Which of your clients offer their service in Sweden?',
    note: 'Nils Ekström read it out; the switchboard put me through.',
    isEnded: true,
  },
];

const SOURCE = 'A number for the demo, which reaches nobody';

interface Sending {
  readonly admin: Visitor;
  readonly send: (mail: SignedMail) => Promise<unknown>;
  /** The mail with this subject, as soon as it waits. */
  readonly waiting: (subject: string) => Promise<InboundMailView>;
  readonly print: (line: string) => void;
}

/** Mails that officers sign with a key of their own, which staff saves; one of the keys is then ended. */
export async function seedSignedMails({ admin, send, waiting, print }: Sending): Promise<void> {
  const authorities = await admin.get<AuthorityView[]>('/api/admin/authorities');
  for (const signer of DEMO_SIGNERS) {
    const { domain, phone } = signer;
    const known = authorities.find((authority) => authority.domain === domain);
    if (!known) continue;
    const { name, memberState } = known;
    const called = { domain, name, memberState, phone, source: SOURCE };
    const authority = await admin.put<AuthorityView>('/api/admin/authorities', called);
    await send(await signedBy(signer));
    const { id: mailId } = await waiting(signer.subject);
    const path = `/api/admin/authorities/${authority.id}/keys`;
    const key = await admin.post<SenderKeyView>(path, { mailId, note: signer.note });
    if (signer.isEnded) await admin.delete(`${path}/${key.id}`);
    print(`${signer.domain}: the key of an officer is kept${signer.isEnded ? ', and ended again' : ''}`);
  }
}

/** With the key itself beside the text, and both signed (RFC 3156). */
async function signedBy({ domain, name, email, subject, text, days }: DemoSigner): Promise<SignedMail> {
  const { privateKey } = await openpgp.generateKey({
    userIDs: [{ name, email }],
    ...(days && { keyExpirationTime: days * 86_400 }),
    format: 'object',
  });
  const key = privateKey.toPublic().armor();
  const signed = multipart(
    'multipart/mixed',
    `Content-Type: text/plain; charset=utf-8\n\n${text}`,
    `Content-Type: application/pgp-keys; name="key.asc"\nContent-Disposition: attachment; filename="key.asc"\n\n${key}`,
  );
  const signature = await openpgp.sign({
    message: await openpgp.createMessage({ binary: Buffer.from(signed) }),
    signingKeys: privateKey,
    detached: true,
  });
  const type = 'multipart/signed; micalg=pgp-sha512; protocol="application/pgp-signature"';
  const whole = multipart(type, signed, `Content-Type: application/pgp-signature\n\n${signature}`);
  const head = [
    `From: ${inHead(name)} <${email}>`,
    `Subject: ${subject}`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${randomUUID()}@${domain}>`,
  ];
  return { from: email, subject, raw: [...head, 'MIME-Version: 1.0', whole].join('\r\n') };
}

/** Lines as they go over the wire: what is signed is signed with them. */
function multipart(type: string, ...parts: readonly string[]): string {
  const boundary = type.startsWith('multipart/signed') ? 'signed' : 'parts';
  const lines = [
    `Content-Type: ${type}; boundary=${boundary}\n`,
    ...parts.map((part) => `--${boundary}\n${part}`),
    `--${boundary}--\n`,
  ];
  return lines.join('\n').replace(/\r?\n/g, '\r\n');
}

/** A name that is not plain ASCII, in a head (RFC 2047). */
const inHead = (name: string): string => `=?utf-8?B?${Buffer.from(name).toString('base64')}?=`;
