import { request, type APIRequestContext } from '@playwright/test';
import type { Company } from './customer.ts';

export const BASE_URL = process.env['BASE_URL'] ?? '';

/** A browser without a page: its own cookies, and the Origin that every browser sends. */
export const openBrowserless = (): Promise<APIRequestContext> =>
  request.newContext({ baseURL: BASE_URL, extraHTTPHeaders: { Origin: new URL(BASE_URL).origin } });

export const signupBody = (company: Company) => ({
  companyName: company.companyName,
  websiteUrl: 'northwind.example',
  registrationNumber: null,
  countryOfIncorporation: 'United States',
  registeredAddress: '1 Main Street, Springfield, IL 62701',
  legalContactName: company.contactName,
  legalContactEmail: company.email,
  escalationContactName: null,
  escalationContactEmail: null,
  consentConfirmed: true,
  termsAccepted: true,
  privacyAccepted: true,
  contactUpdateAcknowledged: true,
  contractVersion: '1.0',
});

export const signatureBody = (signupId: number, company: Company) => ({
  signupId,
  clientSignature: company.contactName,
  clientSignatureType: 'typed',
});

/** An administrator's session. */
export async function signInAdmin(): Promise<APIRequestContext> {
  const browser = await openBrowserless();
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = process.env;
  const answer = await browser.post('/api/admin/login', { data: { username, password } });
  if (!answer.ok()) throw new Error(`the admin cannot sign in: ${answer.status()} ${await answer.text()}`);
  return browser;
}
