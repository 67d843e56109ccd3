import { readFile } from 'node:fs/promises';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import { appointmentContext, APPOINTMENT_CONTEXT_PATH } from '@rep13/contracts-agreements';
import { createLocalJWKSet, jwtVerify, type JWTPayload } from 'jose';
import jsonld from 'jsonld';

const CREDENTIALS_V2 = 'https://www.w3.org/ns/credentials/v2';
/** As the library of others brings it: nothing is fetched. */
const CREDENTIALS_V2_FILE = new URL(
  '../../../node_modules/@digitalbazaar/credentials-context/contexts/v2.jsonld',
  import.meta.url,
);

type Keys = readonly Readonly<Record<string, unknown>>[];

/** What `jose` makes of a credential, with the key set alone. @throws if it is not right at that time. */
export async function verifiedByJose(jwt: string, keys: Keys, at = new Date()): Promise<JWTPayload> {
  const set = createLocalJWKSet({ keys: keys.map((key) => ({ ...key })) });
  const { payload } = await jwtVerify(jwt, set, { typ: 'vc+jwt', currentDate: at });
  return payload;
}

/** What the library of the Bitstring Status List makes of a credential and this list. @throws if it does not fit. */
export async function isRevoked(credential: JWTPayload, list: JWTPayload): Promise<boolean> {
  const { verified, error, results } = await checkStatus({
    credential,
    documentLoader: (url) =>
      url === list['id'] ? Promise.resolve({ document: list }) : Promise.reject(new Error(url)),
    // They are JWTs, whose signature `jose` verifies.
    verifyBitstringStatusListCredential: false,
  });
  if (!verified || !results?.[0]) throw error ?? new Error('the status is not there');
  return results[0].status;
}

/** The document with each term replaced by what it stands for. @throws where one stands for nothing. */
export async function expanded(document: object, origin: string): Promise<object> {
  const documentLoader = async (url: string) => ({
    documentUrl: url,
    document: await contextAt(url, origin),
  });
  const [first = {}] = await jsonld.expand(document, { documentLoader, safe: true });
  return first;
}

async function contextAt(url: string, origin: string): Promise<object> {
  if (url === `${origin}${APPOINTMENT_CONTEXT_PATH}`) return appointmentContext(origin, 2);
  if (url === CREDENTIALS_V2) return JSON.parse(await readFile(CREDENTIALS_V2_FILE, 'utf8')) as object;
  throw new Error(`nobody publishes ${url}`);
}
