import { buildProviderInformationBody } from '@rep13/testing/api';
import { eventually } from '@rep13/testing';
import { must, taken, type Caller } from '../http/caller.ts';
import type { Registration } from '../people/clients.ts';

const BOUNDARY = 'the-border-of-two-parts';

/** A small text as an upload. */
export const upload = (text: string) => ({
  body: [
    `--${BOUNDARY}`,
    'Content-Disposition: form-data; name="file"; filename="policy.txt"',
    'Content-Type: text/plain',
    '',
    text,
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n'),
  headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
});

/** All that a registration can have: an answer of 404 is then a refusal. @returns the id of its file. */
export async function provideEverything({ browser, signupId }: Registration): Promise<string> {
  await must(browser, 'POST', '/api/provider-information', buildProviderInformationBody(signupId));
  const path = `/api/provider-information/${signupId}/files`;
  const { id } = taken<{ id: string }>(await browser.ask('POST', path, upload('Our policy.')));
  await eventually(() => hasPdf(browser, signupId), {
    says: `the agreement of ${signupId} is a PDF`,
    withinMs: 30_000,
  });
  return id;
}

const hasPdf = async (browser: Caller, signupId: number) =>
  (await browser.ask('GET', `/api/legal-agreement/${signupId}/pdf`)).status === 200;
