import { buildSignupBody, VALID_BODIES } from '@rep13/testing/api';
import type { Answer, Caller } from '../http/caller.ts';

/** How the whole way went. */
export interface Way {
  readonly slowestMs: number;
  /** At which step it ended, and with what answer; undefined when the agreement is signed. */
  readonly failedAt?: string;
}

let customers = 0;

/** From the first page to the signed agreement, as a browser does it: what is refused is not tried again. */
export async function goTheWholeWay(browser: Caller): Promise<Way> {
  customers += 1;
  let slowestMs = 0;
  const step = async (name: string, ask: Promise<Answer>) => {
    const answer = await ask;
    slowestMs = Math.max(slowestMs, answer.ms);
    if (answer.status !== 200 && answer.status !== 201)
      throw new Error(`${name}: ${answer.status} ${answer.text.slice(0, 80)}`);
    return answer;
  };
  try {
    await step('the first page', browser.ask('GET', '/'));
    await step('the page of the check', browser.ask('GET', '/check'));
    await step(
      'the check',
      browser.send('POST', '/api/compliance-check', VALID_BODIES['ComplianceCheckBody']),
    );
    await step('the page of the registration', browser.ask('GET', '/signup'));
    const body = buildSignupBody({ legalContactEmail: `honest${customers}@customers.attacked.example` });
    const { text } = await step('the registration', browser.send('POST', '/api/signup', body));
    const { id: signupId } = JSON.parse(text) as { id: number };
    await step('the payment', browser.send('POST', '/api/payment', { signupId }));
    await step('the draft', browser.ask('GET', `/api/legal-agreement/${signupId}/draft`));
    const signature = { signupId, clientSignature: 'Ada Example', clientSignatureType: 'typed' };
    await step('the signature', browser.send('POST', '/api/legal-agreement', signature));
    return { slowestMs };
  } catch (error) {
    return { slowestMs, failedAt: (error as Error).message };
  }
}
