import { randomBytes } from 'node:crypto';
import type { Account } from '../account/account.ts';
import { listOf, type WebhookEndpoint } from '../account/objects.ts';
import { Refusal } from '../account/refusals.ts';
import type { Call } from './endpoint.ts';
import { allow, choice, integer, list, metadataIn, optional, webAddress, type Form } from './form.ts';

export function listWebhookEndpoints({ account, form }: Call): object {
  allow(form, 'limit');
  return listOf(
    '/v1/webhook_endpoints',
    account.all('webhookEndpoints').slice(0, integer(form, 'limit') ?? 10),
  );
}

/** The only answer that has the secret in it. Webhooks go where the server was told to send them, not here. */
export function createWebhookEndpoint({ account, form }: Call): object {
  allow(form, 'url', 'enabled_events', 'description', 'metadata', 'api_version');
  const events = eventsIn(form);
  if (events.length === 0)
    throw new Refusal('Missing required param: enabled_events.', 400, 'parameter_missing', 'enabled_events');
  const made = putWebhookEndpoint(account, {
    id: account.newId('we'),
    url: webAddress(form, 'url'),
    enabled_events: events,
    description: optional(form, 'description') ?? null,
    metadata: metadataIn(form),
  });
  return { ...made, secret: `whsec_${randomBytes(16).toString('hex')}` };
}

export function updateWebhookEndpoint({ account, form, id }: Call): object {
  allow(form, 'url', 'enabled_events', 'description', 'metadata', 'disabled');
  const known = account.get('webhookEndpoints', 'webhook_endpoint', id);
  const disabled = choice(form, 'disabled', ['true', 'false']);
  return account.change('webhookEndpoints', id, {
    ...('url' in form && { url: webAddress(form, 'url') }),
    ...('enabled_events' in form && { enabled_events: eventsIn(form) }),
    ...(disabled && { status: disabled === 'true' ? 'disabled' : 'enabled' }),
    metadata: { ...known.metadata, ...metadataIn(form) },
  });
}

/** An endpoint that is there, enabled. */
export const putWebhookEndpoint = (
  account: Account,
  given: Pick<WebhookEndpoint, 'id' | 'url' | 'enabled_events' | 'description' | 'metadata'>,
): WebhookEndpoint =>
  account.put('webhookEndpoints', {
    ...given,
    object: 'webhook_endpoint',
    created: account.now(),
    livemode: false,
    status: 'enabled',
  });

const eventsIn = (form: Form): string[] =>
  list(form, 'enabled_events').filter((event): event is string => typeof event === 'string');
