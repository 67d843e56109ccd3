import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as pkijs from 'pkijs';
import { closedFolder, storedSecret } from '../data/data-folder.ts';
import { replaceFile } from '../data/replace-file.ts';
import { secretsFolder } from '../rights/secrets.ts';
import { derIn, derOf, keyFrom, makeIdentity, pemOf, pkcs8Of, type Identity } from './certificates.ts';
import { pkcs12Of } from './pkcs12.ts';

/** By this name agreements knows a seal that production must not have. */
const AUTHORITY = 'Rep13 development CA';
const YEARS_10 = 3_650;

/** What seals PDFs while developing, and who says when. */
export interface DevelopmentSeal {
  /** The PKCS#12 file. */
  readonly file: string;
  readonly passphrase: string;
  /** Of the time-stamp authority. */
  readonly timeStamps: Identity;
}

/**
 * The authority, seal and time-stamp authority of one installation, made at its first start and then kept, so that what
 * was sealed before is still ours. Nobody outside trusts them.
 */
export async function developmentSeal(dataDir: string): Promise<DevelopmentSeal> {
  const folder = await closedFolder(secretsFolder(dataDir), 'seal');
  const passphrase = await storedSecret(join(folder, 'passphrase'));
  const file = join(folder, 'seal.p12');
  const stamps = join(folder, 'time-stamps.pem');
  if (!existsSync(file) || !existsSync(stamps)) await make({ folder, file, stamps, passphrase });
  return { file, passphrase, timeStamps: await readIdentity(stamps) };
}

interface Files {
  readonly folder: string;
  readonly file: string;
  readonly stamps: string;
  readonly passphrase: string;
}

async function make({ folder, file, stamps, passphrase }: Files): Promise<void> {
  const issuer = await makeIdentity({
    name: AUTHORITY,
    usages: ['keyCertSign', 'crlSign'],
    isAuthority: true,
    days: YEARS_10,
  });
  const seal = await makeIdentity({
    name: 'Rep13 development seal',
    issuer,
    usages: ['digitalSignature', 'nonRepudiation'],
    days: YEARS_10,
  });
  const timeStamps = await makeIdentity({
    name: 'Rep13 development time-stamp authority',
    issuer,
    usages: ['digitalSignature'],
    purposes: ['timeStamping'],
    days: YEARS_10,
  });
  replaceFile(join(folder, 'ca.pem'), pemOf('CERTIFICATE', derOf(issuer)));
  replaceFile(stamps, await identityText(timeStamps));
  replaceFile(file, await pkcs12Of(seal, [issuer.certificate], passphrase));
}

const identityText = async (identity: Identity): Promise<string> =>
  pemOf('CERTIFICATE', derOf(identity)) + pemOf('PRIVATE KEY', await pkcs8Of(identity.key));

async function readIdentity(file: string): Promise<Identity> {
  const [certificate = '', key = ''] = (await readFile(file, 'utf8')).split(/(?=-----BEGIN PRIVATE KEY)/);
  return {
    certificate: pkijs.Certificate.fromBER(new Uint8Array(derIn(certificate))),
    key: await keyFrom(derIn(key)),
  };
}
