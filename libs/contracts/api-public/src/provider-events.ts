// Written by `npm run reference` from services/gateway/src/public/provider-events.controller.ts.
import type { Operation } from '@rep13/contracts-operations';

/**
 * Take in a provider's webhook. Its signature, in the header that the provider names `<Provider>-Signature`, is made
 * over the bytes of the body. Told again, it changes nothing. A provider that can't be called so is not found.
 */
export const receive = 'POST /api/payments/:provider/webhook' as Operation<
  'POST /api/payments/:provider/webhook',
  { answer: { readonly received: true }; error: 'onboarding.webhook-refused' }
>;
