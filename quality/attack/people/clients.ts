import { randomBytes } from 'node:crypto';
import { buildSignupBody } from '@rep13/testing/api';
import { must, type Caller } from '../http/caller.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';

/** A company in the browser in which it registered. */
export interface Registration {
  readonly browser: Caller;
  readonly signupId: number;
  readonly clientId: string;
  readonly email: string;
}

/** A company with an account; its browser is not signed in. */
export interface Client extends Registration {
  readonly password: string;
}

/** Looked for afterwards where no password may be. */
export const newPassword = (): string => `harbour ${randomBytes(6).toString('hex')} at dawn`;

let companies = 0;

/** Registers a company with this contact, who says the rest of `given` too. */
export async function register(
  product: AttackedProduct,
  given: object = {},
  address?: string,
): Promise<Registration> {
  const browser = product.open(address);
  companies += 1;
  const email = `contact${companies}@attacked.example`;
  const body = buildSignupBody({
    companyName: `Attacked ${companies} Ltd`,
    legalContactEmail: email,
    ...given,
  });
  const { id, clientId } = await must<{ id: number; clientId: string }>(browser, 'POST', '/api/signup', body);
  return { browser, signupId: id, clientId, email };
}

/** Pays and signs too. */
export async function registerAndSign(
  product: AttackedProduct,
  given: object = {},
  address?: string,
): Promise<Registration> {
  const registration = await register(product, given, address);
  const { browser, signupId } = registration;
  await must(browser, 'POST', '/api/payment', { signupId });
  const signature = { signupId, clientSignature: 'Ada Example', clientSignatureType: 'typed' };
  await must(browser, 'POST', '/api/legal-agreement', signature);
  return registration;
}

/** Sets up the account of a company that registered. */
export async function activate(registration: Registration): Promise<Client> {
  const password = newPassword();
  const { browser, clientId } = registration;
  await must(browser, 'POST', '/api/client/setup', { clientId, password }).catch((error: Error) => {
    // Done by a try whose answer came too late.
    if (!error.message.includes('already-activated')) throw error;
  });
  return { ...registration, password };
}

export const becomeClient = async (
  product: AttackedProduct,
  given: object = {},
  address?: string,
): Promise<Client> => activate(await registerAndSign(product, given, address));

/** Signs in, in another browser when one is given. */
export async function signIn(
  { clientId, password, browser }: Client,
  other: Caller = browser,
): Promise<Caller> {
  await must(other, 'POST', '/api/client/login', { clientId, password });
  return other;
}
