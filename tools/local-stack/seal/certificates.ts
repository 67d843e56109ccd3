import { randomBytes, webcrypto } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

pkijs.setEngine('node', new pkijs.CryptoEngine({ name: 'node', crypto: globalThis.crypto }));

/** A certificate and the key that belongs to it. */
export interface Identity {
  readonly certificate: pkijs.Certificate;
  readonly key: webcrypto.CryptoKey;
}

const USAGES = {
  digitalSignature: 0x80,
  nonRepudiation: 0x40,
  keyEncipherment: 0x20,
  keyCertSign: 0x04,
  crlSign: 0x02,
} as const;
const PURPOSES = {
  serverAuth: '1.3.6.1.5.5.7.3.1',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  documentSigning: '1.3.6.1.5.5.7.3.36',
} as const;
const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
const DAY_MS = 86_400_000;

/** What a new certificate says. */
export interface Statement {
  readonly name: string;
  /** Who signs it; without one it signs itself. */
  readonly issuer?: Identity;
  readonly usages: readonly (keyof typeof USAGES)[];
  readonly isAuthority?: boolean;
  /** What it is for, RFC 5280, section 4.2.1.12; without any, for everything that its usages allow. */
  readonly purposes?: readonly (keyof typeof PURPOSES)[];
  /** Where its issuer lists what it has revoked, RFC 5280, section 4.2.1.13. */
  readonly revocationList?: string;
  readonly from?: Date;
  readonly days: number;
  /** Of the RSA key; 2048. */
  readonly bits?: number;
}

/** A new RSA key and its certificate. */
export async function makeIdentity(statement: Statement): Promise<Identity> {
  const parameters = {
    ...RSA,
    modulusLength: statement.bits ?? 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  };
  const { publicKey, privateKey } = await webcrypto.subtle.generateKey(parameters, true, ['sign', 'verify']);
  const certificate = new pkijs.Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1js.Integer({ valueHex: positive(randomBytes(16)) });
  certificate.subject = nameOf(statement.name);
  certificate.issuer = statement.issuer?.certificate.subject ?? certificate.subject;
  const from = statement.from ?? new Date();
  certificate.notBefore.value = from;
  certificate.notAfter.value = new Date(from.getTime() + statement.days * DAY_MS);
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  certificate.extensions = extensionsOf(statement);
  await certificate.sign(statement.issuer?.key ?? privateKey, 'SHA-256');
  return { certificate: reread(certificate), key: privateKey };
}

export const derOf = ({ certificate }: Pick<Identity, 'certificate'>): Buffer =>
  Buffer.from(certificate.toSchema(true).toBER(false));

export const pemOf = (label: string, der: Uint8Array): string =>
  `-----BEGIN ${label}-----\n${Buffer.from(der)
    .toString('base64')
    .replace(/.{1,64}/g, '$&\n')}-----END ${label}-----\n`;

/** @throws if the text holds no such thing. */
export function derIn(pem: string): Buffer {
  const base64 = /-----BEGIN [^-]+-----([^-]+)-----END/.exec(pem)?.[1];
  if (!base64) throw new Error('no PEM');
  return Buffer.from(base64, 'base64');
}

export const keyFrom = async (pkcs8: Uint8Array): Promise<webcrypto.CryptoKey> =>
  await webcrypto.subtle.importKey('pkcs8', pkcs8, RSA, true, ['sign']);

export const pkcs8Of = async (key: webcrypto.CryptoKey): Promise<Buffer> =>
  Buffer.from(await webcrypto.subtle.exportKey('pkcs8', key));

/** As others read it, with its signed part in bytes. */
const reread = (certificate: pkijs.Certificate): pkijs.Certificate =>
  pkijs.Certificate.fromBER(certificate.toSchema(true).toBER(false));

/** A serial number must not be negative, nor begin with a zero that is not needed. */
function positive(bytes: Buffer): ArrayBuffer {
  bytes[0] = (bytes[0]! & 0x3f) | 0x40;
  return new Uint8Array(bytes).buffer;
}

const nameOf = (name: string) =>
  new pkijs.RelativeDistinguishedNames({
    typesAndValues: [
      new pkijs.AttributeTypeAndValue({
        type: '2.5.4.3',
        value: new asn1js.Utf8String({ value: name }),
      }),
    ],
  });

const extension = (extnID: string, critical: boolean, value: asn1js.AsnType) =>
  new pkijs.Extension({ extnID, critical, extnValue: value.toBER(false) });

function extensionsOf({ usages, isAuthority, purposes = [], revocationList }: Statement): pkijs.Extension[] {
  const bits = usages.reduce((sum, usage) => sum | USAGES[usage], 0);
  const keyUsage = new asn1js.BitString({ valueHex: new Uint8Array([bits]).buffer });
  const basic = new pkijs.BasicConstraints({ cA: isAuthority ?? false });
  const keyPurposes = new pkijs.ExtKeyUsage({ keyPurposes: purposes.map((purpose) => PURPOSES[purpose]) });
  return [
    extension('2.5.29.19', true, basic.toSchema()),
    extension('2.5.29.15', true, keyUsage),
    ...(purposes.length > 0 ? [extension('2.5.29.37', true, keyPurposes.toSchema())] : []),
    ...(revocationList ? [extension('2.5.29.31', false, pointsTo(revocationList))] : []),
  ];
}

function pointsTo(url: string): asn1js.AsnType {
  const point = new pkijs.DistributionPoint({
    distributionPoint: [new pkijs.GeneralName({ type: 6, value: url })],
  });
  return new pkijs.CRLDistributionPoints({ distributionPoints: [point] }).toSchema();
}

/** What an authority lists as revoked, in DER, today and tomorrow. */
export async function revocationList(
  issuer: Identity,
  revoked: readonly Pick<Identity, 'certificate'>[] = [],
  now = new Date(),
): Promise<Buffer> {
  const list = new pkijs.CertificateRevocationList({
    version: 1,
    issuer: issuer.certificate.subject,
    thisUpdate: new pkijs.Time({ type: 0, value: now }),
    nextUpdate: new pkijs.Time({ type: 0, value: new Date(now.getTime() + DAY_MS) }),
    ...(revoked.length > 0 && {
      revokedCertificates: revoked.map(
        ({ certificate }) =>
          new pkijs.RevokedCertificate({
            userCertificate: certificate.serialNumber,
            revocationDate: new pkijs.Time({ type: 0, value: now }),
          }),
      ),
    }),
  });
  await list.sign(issuer.key, 'SHA-256');
  return Buffer.from(list.toSchema(true).toBER(false));
}
