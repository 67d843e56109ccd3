import { request, type APIRequestContext, type Page } from '@playwright/test';
import { buildSignupBody } from '@rep13/testing/signup-body';
import type { Company } from './customer.ts';

export const BASE_URL = process.env['BASE_URL'] ?? '';

const origin = () => ({ Origin: new URL(BASE_URL).origin });

/** A browser without a page: its own cookies, and the Origin that every browser sends. */
export const openBrowserless = (): Promise<APIRequestContext> =>
  request.newContext({ baseURL: BASE_URL, extraHTTPHeaders: origin() });

/** Sends what must be accepted. With a page's own `request` the cookies are the page's. @returns the answer's JSON */
export async function send<T>(browser: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await browser.post(path, { data, headers: origin() });
  if (!answer.ok()) throw new Error(`POST ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

export const signupBody = ({ companyName, contactName, email }: Company) =>
  buildSignupBody({
    companyName,
    websiteUrl: 'northwind.example',
    legalContactName: contactName,
    legalContactEmail: email,
  });

/** Yes to all three questions. */
export const checkBody = (company: Company) => ({
  companyName: company.companyName,
  email: company.email,
  question1: true,
  question2: true,
  question3: true,
});

export const signatureBody = (signupId: number, company: Company) => ({
  signupId,
  clientSignature: company.contactName,
  clientSignatureType: 'typed',
});

/** The page's visitor has registered the company, without having seen the form. @returns the signup's id. */
export async function haveRegistered({ request: browser }: Page, company: Company): Promise<number> {
  const { id } = await send<{ id: number }>(browser, '/api/signup', signupBody(company));
  return id;
}

/** The page's visitor has registered the company and paid. @returns the signup's id. */
export async function havePaid(page: Page, company: Company): Promise<number> {
  const signupId = await haveRegistered(page, company);
  await send(page.request, '/api/payment', { signupId });
  return signupId;
}

/** An administrator's session. */
export async function signInAdmin(): Promise<APIRequestContext> {
  const browser = await openBrowserless();
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = process.env;
  await send(browser, '/api/admin/login', { username, password });
  return browser;
}
