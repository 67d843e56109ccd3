import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  answerTimeStampRequest,
  developmentSeal,
  revocationList,
  LOOPBACK,
  makeIdentity,
  pkcs12Of,
  temporaryDataFolder,
  type DevelopmentSeal,
} from '@rep13/local-stack';

/** A seal of its own for one test file, with the authority that says when. */
export interface TestSeal extends DevelopmentSeal {
  /** The certificate above both, in PEM. */
  readonly caFile: string;
  /** What the service is told to seal with it. */
  readonly environment: { readonly SEAL_P12: string; readonly SEAL_PASSPHRASE: string };
  remove(): Promise<void>;
}

export async function makeTestSeal(): Promise<TestSeal> {
  const folder = await temporaryDataFolder('seal');
  const seal = await developmentSeal(folder);
  return {
    ...seal,
    caFile: join(folder, 'secrets/seal/ca.pem'),
    environment: { SEAL_P12: seal.file, SEAL_PASSPHRASE: seal.passphrase },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** A seal such as production has, as far as a service can tell: in base64, by nobody's development CA. */
export async function makeProductionSeal(): Promise<TestSeal['environment']> {
  const issuer = await makeIdentity({ name: 'A CA', usages: ['keyCertSign'], isAuthority: true, days: 2 });
  const own = await makeIdentity({ name: 'A seal', issuer, usages: ['digitalSignature'], days: 1 });
  const p12 = await pkcs12Of(own, [issuer.certificate], 'a passphrase');
  return { SEAL_P12: p12.toString('base64'), SEAL_PASSPHRASE: 'a passphrase' };
}

/** A seal and a time-stamp authority whose certificates name a list of what was revoked, which is served. */
export interface ListedSeal extends Pick<DevelopmentSeal, 'timeStamps'> {
  readonly environment: TestSeal['environment'];
  /** False: nobody answers there. */
  isListServed: boolean;
  /** From now on the list names the seal. */
  revoke(): Promise<void>;
  /** From now on a list that somebody else signed names it. */
  forge(): Promise<void>;
  stop(): Promise<void>;
}

/** @param stampDays how long the certificate of the time-stamp authority holds. */
export async function makeListedSeal({ stampDays = 100 } = {}): Promise<ListedSeal> {
  const issuer = await makeIdentity({
    name: 'A CA with a list',
    usages: ['keyCertSign', 'crlSign'],
    isAuthority: true,
    days: 400,
  });
  let list = await revocationList(issuer);
  const server = createServer((_, response) => (seal.isListServed ? response.end(list) : response.destroy()));
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  const named = {
    issuer,
    revocationList: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}/ca.crl`,
  };
  const own = await makeIdentity({
    ...named,
    name: 'A listed seal',
    usages: ['digitalSignature'],
    days: 300,
  });
  const timeStamps = await makeIdentity({
    ...named,
    name: 'A listed time-stamp authority',
    usages: ['digitalSignature'],
    purposes: ['timeStamping'],
    days: stampDays,
  });
  const p12 = await pkcs12Of(own, [issuer.certificate], 'a passphrase');
  const seal: ListedSeal = {
    timeStamps,
    isListServed: true,
    async revoke() {
      list = await revocationList(issuer, [own]);
    },
    async forge() {
      list = await revocationList({ ...issuer, key: own.key }, [own]);
    },
    environment: { SEAL_P12: p12.toString('base64'), SEAL_PASSPHRASE: 'a passphrase' },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return seal;
}

/** As a time-stamp authority may be. */
export type TsaMood =
  | 'right'
  /** Ends the connection. */
  | 'away'
  /** Never answers. */
  | 'slow'
  /** Stamps something else than it was asked to. */
  | 'lying'
  /** Sends what is no answer. */
  | 'babbling';

/** A time-stamp authority of RFC 3161 whose mood a test chooses. */
export interface TestTsa {
  readonly url: string;
  mood: TsaMood;
  /** How far its clock is ahead, as that of a service under test may be. */
  aheadMs: number;
  stop(): Promise<void>;
}

export async function startTestTsa({ timeStamps }: Pick<DevelopmentSeal, 'timeStamps'>): Promise<TestTsa> {
  const answers = new Map<TsaMood, (request: Buffer, response: ServerResponse) => Promise<void> | void>([
    ['right', async (request, response) => void response.end(await answer(request))],
    ['away', (_, response) => void response.destroy()],
    ['slow', () => undefined],
    ['lying', async (request, response) => void response.end(await answer(otherImprint(request)))],
    ['babbling', (_, response) => void response.end('What time is it?')],
  ]);
  const answer = (request: Buffer) =>
    answerTimeStampRequest(request, timeStamps, new Date(Date.now() + tsa.aheadMs));
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => void answers.get(tsa.mood)?.(Buffer.concat(parts), response));
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  const tsa: TestTsa = {
    url: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    mood: 'right',
    aheadMs: 0,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return tsa;
}

/** The imprint is the only run of 32 bytes behind the mark of an octet string of that length. */
function otherImprint(request: Buffer): Buffer {
  const changed = Buffer.from(request);
  const at = changed.indexOf(Buffer.of(0x04, 0x20)) + 2;
  changed[at] = changed[at]! ^ 1;
  return changed;
}
