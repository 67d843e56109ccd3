import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import type { paths } from './openapi.d.ts';

type Body<Call extends { post: { requestBody: { content: { 'application/json': unknown } } } }> =
  Call['post']['requestBody']['content']['application/json'];

/** As the document has it, so the compiler says what is missing. */
const signupOf = (email: string): Body<paths['/api/signup']> => ({
  companyName: 'Northwind Traders',
  websiteUrl: 'northwind.example',
  countryOfIncorporation: 'United States',
  registeredAddress: '1 Main Street, Springfield, IL 62701',
  legalContactName: 'Ada Byron',
  legalContactEmail: email,
  consentConfirmed: true,
  termsAccepted: true,
  privacyAccepted: true,
  contactUpdateAcknowledged: true,
});

/** Goes from the check to the portal, and leaves the signed agreement in the file `pdf`. */
async function registerAndSign(baseUrl: string, email: string, password: string, pdf: string) {
  const api = openApi(baseUrl);
  const answers = { question1: true, question2: true, question3: true };
  const check = await api.POST('/api/compliance-check', {
    body: { companyName: 'Northwind Traders', email, ...answers },
  });
  const { requiresLegalRep } = accepted(check);

  const { id: signupId, clientId } = accepted(await api.POST('/api/signup', { body: signupOf(email) }));
  accepted(await api.POST('/api/payment', { body: { signupId } }));

  const params = { path: { signupId } };
  const { sha256 } = accepted(await api.GET('/api/legal-agreement/{signupId}/draft', { params }));
  const signature = {
    clientSignature: 'Ada Byron',
    clientSignatureType: 'typed',
    textSha256: sha256,
  } as const;
  // Repeated under the same key, the call answers as the first time and signs nothing more.
  const header = { 'Idempotency-Key': randomUUID() };
  const sign = () =>
    api.POST('/api/legal-agreement', { params: { header }, body: { signupId, ...signature } });
  const { agreementNumber } = accepted(await sign());
  const repeated = accepted(await sign());

  for (let isSaved = false; !isSaved; await pause(500)) {
    const { data } = await api.GET('/api/legal-agreement/{signupId}/pdf', { params, parseAs: 'arrayBuffer' });
    if (data) await writeFile(pdf, Buffer.from(data as unknown as ArrayBuffer));
    isSaved = data !== undefined;
  }

  accepted(await api.POST('/api/client/setup', { body: { clientId, password } }));
  const client = accepted(await api.POST('/api/client/login', { body: { clientId, password } }));
  const agreement = accepted(await api.GET('/api/client/agreement'));
  return {
    requiresLegalRep,
    agreementNumber,
    repeated: repeated.agreementNumber,
    inPortal: agreement?.agreementNumber,
    companyName: client.companyName,
  };
}

/** A program of its own, without a session: it is told by a code why it was refused. */
async function payForAnother(baseUrl: string) {
  const { error, response } = await openApi(baseUrl).POST('/api/payment', { body: { signupId: 1 } });
  return { status: response.status, code: error?.code };
}

/** Every call of the document with its types. The cookies that are answered are the session: they are sent back. */
function openApi(baseUrl: string) {
  const cookies = new Map<string, string>();
  return createClient<paths>({
    baseUrl,
    headers: { Origin: new URL(baseUrl).origin },
    fetch: async (request) => {
      request.headers.set('Cookie', [...cookies].map((cookie) => cookie.join('=')).join('; '));
      const response = await fetch(request);
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (name && value !== undefined) cookies.set(name, value);
      }
      return response;
    },
  });
}

/** @throws with the refusal when the call was refused */
function accepted<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(`refused: ${JSON.stringify(error)}`);
  return data;
}

const [baseUrl = '', email = '', password = '', pdf = ''] = process.argv.slice(2);
const signed = await registerAndSign(baseUrl, email, password, pdf);
console.log(JSON.stringify({ ...signed, refused: await payForAnother(baseUrl) }));
