import { buildProviderInformationBody } from '@rep13/testing/api';
import { eventually } from '@rep13/testing';
import { must, taken, type Caller } from '../http/caller.ts';
import { form } from '../http/form.ts';
import type { Registration } from '../people/clients.ts';

/** All that a registration can have: an answer of 404 is then a refusal. @returns the id of its file. */
export async function provideEverything({ browser, signupId }: Registration): Promise<string> {
  await must(browser, 'POST', '/api/provider-information', buildProviderInformationBody(signupId));
  const path = `/api/provider-information/${signupId}/files`;
  const { id } = taken<{ id: string }>(
    await browser.ask('POST', path, form('policy.txt', Buffer.from('Our policy.'), 'text/plain')),
  );
  await eventually(() => hasPdf(browser, signupId), {
    fact: `the agreement of ${signupId} is a PDF`,
    withinMs: 30_000,
  });
  return id;
}

const hasPdf = async (browser: Caller, signupId: number) =>
  (await browser.ask('GET', `/api/legal-agreement/${signupId}/pdf`)).status === 200;
