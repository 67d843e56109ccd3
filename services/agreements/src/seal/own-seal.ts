import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FactoryProvider } from '@nestjs/common';
import { Clock, InvalidConfig, SERVICE_CONFIG } from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import { AgreementsConfig } from '../config.ts';
import type { SealKind } from '../pdf/signed-document.ts';
import { readSeal, type SealCertificates, type SealFile } from './pades.ts';
import { faultOf } from './seal-condition.ts';
import { revocationLists } from './revocation.ts';

/** What we seal with. */
export interface OwnSeal {
  readonly file: SealFile;
  readonly certificates: SealCertificates;
  /** SHA-256 of its certificate, hexadecimal. */
  readonly fingerprint: string;
  /** Made by the launcher for trying the product; it proves nothing to anybody. */
  readonly isDevelopment: boolean;
  /** Its certificate says where its issuer lists what it has revoked. */
  readonly namesRevocation: boolean;
}

/** What a document says of the seal that it gets. */
export function sealKindOf(seal: OwnSeal | null): SealKind | null {
  if (!seal) return null;
  return seal.isDevelopment ? 'development' : 'own';
}

/** Injects `OwnSeal | null`: outside production there may be none. */
export const OWN_SEAL = Symbol('own seal');

const DEVELOPMENT = /\bdevelopment CA\b/i;
const BASE64 = /^[A-Za-z0-9+/=\s]{200,}$/;

/** Read once, at the start, which fails with a wrong one. */
export const ownSeal: FactoryProvider<OwnSeal | null> = {
  provide: OWN_SEAL,
  inject: [SERVICE_CONFIG, Clock],
  useFactory: readOwnSeal,
};

/** @throws InvalidConfig with the line to set. */
export async function readOwnSeal(config: AgreementsConfig, clock: Clock): Promise<OwnSeal | null> {
  const { SEAL_P12, SEAL_PASSPHRASE, NODE_ENV } = config;
  if (!SEAL_P12) return null;
  const file = { p12: contentOf(SEAL_P12), passphrase: SEAL_PASSPHRASE };
  const certificates = await readSeal(file).catch((error: unknown) => {
    throw new InvalidConfig(
      `SEAL_P12: the file does not open with SEAL_PASSPHRASE: ${error instanceof Error ? error.message : ''}`,
    );
  });
  const { certificate, above } = certificates;
  const fault = faultOf(certificates, clock.now());
  if (fault) throw new InvalidConfig(`SEAL_P12: the seal is no good: ${fault}`);
  const isDevelopment = [certificate, ...above].some(isOfDevelopment);
  if (isDevelopment && NODE_ENV === 'production')
    throw new InvalidConfig('SEAL_P12: production does not seal with the development CA; set the real seal');
  return {
    file,
    certificates,
    fingerprint: sha256Hex(certificate),
    isDevelopment,
    namesRevocation: revocationLists(certificate).length > 0,
  };
}

function contentOf(pathOrBase64: string): Buffer {
  if (BASE64.test(pathOrBase64)) return Buffer.from(pathOrBase64, 'base64');
  try {
    return readFileSync(pathOrBase64);
  } catch {
    throw new InvalidConfig(
      `SEAL_P12: ${pathOrBase64} cannot be read; set it to the path of a PKCS#12 file, or to its content in base64`,
    );
  }
}

function isOfDevelopment(der: Uint8Array): boolean {
  const { subject, issuer } = new X509Certificate(der);
  return DEVELOPMENT.test(subject) || DEVELOPMENT.test(issuer);
}
