import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  answerTimeStampRequest,
  developmentSeal,
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

export async function startTestTsa({ timeStamps }: DevelopmentSeal): Promise<TestTsa> {
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
