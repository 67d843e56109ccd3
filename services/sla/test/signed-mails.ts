import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as openpgp from 'openpgp';
import { mailOf } from './arriving-mails.ts';

interface Signed {
  readonly from: string;
  readonly subject: string;
}

/** Writes mails that are signed with a certificate of its own, made with openssl, which lasts so many days. */
export async function smimeSigner(from: string, days: number): Promise<(subject: string) => Promise<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'smime-'));
  const [key, certificate, text] = ['key', 'crt', 'text'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const openssl = async (...args: string[]) => (await promisify(execFile)('openssl', args)).stdout;
  writeFileSync(text, 'Please remove it.');
  await openssl(
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', `${days}`],
    ...['-subj', '/CN=An officer', '-addext', `subjectAltName=email:${from}`],
    ...['-keyout', key, '-out', certificate],
  );
  const sign = ['cms', '-sign', '-text', '-md', 'sha256', '-signer', certificate, '-inkey', key, '-in', text];
  const body = (await openssl(...sign)).replace(/\r?\n/g, '\r\n');
  rmSync(folder, { recursive: true });
  const end = body.indexOf('\r\n\r\n');
  return (subject) =>
    Promise.resolve(mailOf({ from, subject, head: [body.slice(0, end)], text: body.slice(end + 4) }));
}

/** A mail as a PGP program sends it, with or without the key itself (RFC 3156). */
export async function pgpMail(
  key: openpgp.PrivateKey,
  { from, subject }: Signed,
  isKeyInside: boolean,
): Promise<string> {
  const attached = `Content-Type: application/pgp-keys; name="key.asc"\r\nContent-Disposition: attachment; filename="key.asc"\r\n\r\n${key.toPublic().armor()}`;
  const text = 'Content-Type: text/plain\r\n\r\nPlease remove it.';
  const signed = isKeyInside
    ? `Content-Type: multipart/mixed; boundary=I\r\n\r\n--I\r\n${text}\r\n--I\r\n${attached.replace(/\r?\n/g, '\r\n')}\r\n--I--\r\n`
    : text;
  const message = await openpgp.createMessage({ binary: Buffer.from(signed) });
  const signature = await openpgp.sign({ message, signingKeys: key, detached: true });
  const head = 'Content-Type: multipart/signed; boundary=B; protocol="application/pgp-signature"';
  const parts = [signed, `Content-Type: application/pgp-signature\r\n\r\n${signature}`];
  const body = [...parts.map((part) => `--B\r\n${part}`), '--B--'].join('\r\n');
  return mailOf({ from, subject, head: [head], text: body });
}

/** A key of this address that lasts so many days. */
export async function pgpKey(email: string, days?: number): Promise<openpgp.PrivateKey> {
  const { privateKey } = await openpgp.generateKey({
    userIDs: [{ name: 'Eva', email }],
    ...(days && { keyExpirationTime: days * 86_400 }),
    format: 'object',
  });
  return privateKey;
}
