const STRIPE_TEST_URL = process.env['STRIPE_TEST_URL'];

/** Does something around the test Stripe: what visitors, banks and the dashboard do, and what goes wrong. */
export async function stripe<Answer = object>(control: string, fields: object = {}): Promise<Answer> {
  if (!STRIPE_TEST_URL) throw new Error('STRIPE_TEST_URL is not set: run the journeys with `npm run e2e`');
  const response = await fetch(`${STRIPE_TEST_URL}/test/${control}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  if (!response.ok) throw new Error(`/test/${control} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { answer: Answer }).answer;
}

/** Webhooks as they come on a good day. */
export const AS_USUAL = { twice: false, held: false, order: 'as-made', lateMs: 0 };
