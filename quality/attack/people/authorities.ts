import { createHash } from 'node:crypto';
import { VALID_BODIES } from '@rep13/testing/api';
import { eventually } from '@rep13/testing';
import { patiently, taken, type Answer, type Caller } from '../http/caller.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';
import { mailsTo } from './mails.ts';

/** A request as its filer has it. */
export interface Filed {
  readonly reference: string;
  readonly token: string;
  readonly email: string;
}

/** What stands in the link of a mail to an authority. */
export interface MailedLink {
  readonly token: string;
  /** In the receipt alone. */
  readonly code?: string;
}

interface Work {
  readonly challenge: string;
  readonly bits: number;
}

/** A number with which the SHA-256 begins with so many zero bits, as the form finds it. */
function solved({ challenge, bits }: Work): string {
  for (let number = 0; ; number += 1) {
    const proof = `${challenge}.${number}`;
    const hash = createHash('sha256').update(proof).digest();
    if (bits === 0 || hash.readUInt32BE(0) >>> (32 - bits) === 0) return proof;
  }
}

let authorities = 0;

/** The mailbox of an authority that nobody has named before. */
export const newAuthority = (): string => `officer${(authorities += 1)}@authority.attacked.example`;

/** Files an order that names this mailbox, whatever the answer is. */
export async function tryToFile(caller: Caller, email: string, given: object = {}): Promise<Answer> {
  const work = taken<Work>(await patiently(() => caller.ask('GET', '/api/authority-requests/work')));
  const order = { ...VALID_BODIES['AuthorityRequestBody'], doNotInform: false, deadlineAt: null };
  const body = JSON.stringify({ ...order, email, target: 'nobody.attacked.example', ...given });
  const headers = { 'X-Intake-Work': solved(work) };
  return patiently(() => caller.ask('POST', '/api/authority-requests', { body, headers }));
}

/** @throws for a refusal */
export async function file(caller: Caller, email = newAuthority(), given: object = {}): Promise<Filed> {
  const { reference, token } = taken<Omit<Filed, 'email'>>(await tryToFile(caller, email, given));
  caller.given.add(token);
  return { reference, token, email };
}

/** A call with a private link. */
export const withLink = (
  caller: Caller,
  token: string,
  method: string,
  path: string,
  data?: object,
): Promise<Answer> =>
  patiently(() =>
    caller.ask(method, path, {
      body: data && JSON.stringify(data),
      headers: { Authorization: `Bearer ${token}` },
    }),
  );

const LINK = /authorities\/r\/A-[\w-]+#([\w-]+)(?:\.([\w-]+))?/g;

/** Of every mail to the authority, in any order. */
export async function mailedLinks(product: AttackedProduct, email: string): Promise<MailedLink[]> {
  const mails = await mailsTo(product, email);
  return mails.flatMap(({ text }) =>
    [...text.matchAll(LINK)].map(([, token = '', code]) => ({ token, code })),
  );
}

/** The one in the receipt, with the code that proves who reads it. */
export const receiptOf = (product: AttackedProduct, { email }: Filed): Promise<Required<MailedLink>> =>
  eventually(
    async () => {
      const found = (await mailedLinks(product, email)).find(({ code }) => code !== undefined);
      return found?.code === undefined ? undefined : { token: found.token, code: found.code };
    },
    { fact: `a receipt reaches ${email}`, withinMs: 30_000 },
  );
