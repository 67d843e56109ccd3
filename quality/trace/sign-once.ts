import { randomBytes, randomUUID } from 'node:crypto';
import { Browser, jsonOf } from '@rep13/faults/load/http';
import { companyOf, signatureOf, signupOf } from '@rep13/faults/load/requests';

/** The request that a trace of a signature begins with. */
export const SIGN_PATH = '/api/legal-agreement';

/** A customer of this number registers, pays and signs. @throws when one of it is not accepted */
export async function signOnce(url: string, customer: number): Promise<void> {
  const company = companyOf(1, customer);
  const browser = new Browser(url, randomBytes(16).toString('hex'));
  const send = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await browser.ask(path, { body, key: randomUUID() });
    if (answer.status !== 201 && answer.status !== 200)
      throw new Error(`POST ${path}: ${answer.status} ${answer.body.toString()}`);
    return jsonOf(answer);
  };
  const signupId = Number((await send('/api/signup', signupOf(company)))['id']);
  await send('/api/payment', { signupId });
  await send(SIGN_PATH, signatureOf(signupId, company));
}
