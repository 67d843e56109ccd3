import { AS_CALM_AS_CAN_BE, type Behaviour } from '../account/behaviour.ts';
import { wrong } from '../account/refusals.ts';
import type { WebhookSettings } from '../account/state.ts';

/** What a control was told. */
export type RequestFields = Readonly<Record<string, unknown>>;

/** @throws Refusal */
export function requestFieldsIn(json: string): RequestFields {
  try {
    const said: unknown = JSON.parse(json || '{}');
    if (typeof said === 'object' && said !== null) return said as RequestFields;
  } catch {
    // RequestFields below.
  }
  throw wrong('body', 'Say it as a JSON object');
}

export function textIn(said: RequestFields, field: string): string {
  const value = said[field];
  if (typeof value !== 'string') throw wrong(field, `${field} must be a text`);
  return value;
}

export function numberIn(said: RequestFields, field: string): number | undefined {
  const value = said[field];
  if (value !== undefined && typeof value !== 'number') throw wrong(field, `${field} must be a number`);
  return value;
}

export function choiceIn<T extends string>(said: RequestFields, field: string, values: readonly T[]): T {
  const chosen = values.find((value) => value === said[field]);
  if (!chosen) throw wrong(field, `${field} must be one of ${values.join(', ')}`);
  return chosen;
}

const ORDERS: readonly WebhookSettings['order'][] = ['as-made', 'reversed', 'shuffled'];

/** How webhooks are sent; what is not said stays as it is. */
export function webhookSettingsIn(said: RequestFields): Partial<WebhookSettings> {
  const settings: Partial<WebhookSettings> = {};
  for (const field of Object.keys(said))
    if (field === 'lateMs') settings.lateMs = numberIn(said, field);
    else if (field === 'order') settings.order = choiceIn(said, field, ORDERS);
    else if (field === 'twice' || field === 'held') settings[field] = said[field] === true;
    else throw wrong(field, `There is no setting ${field}`);
  return settings;
}

const AFTER_RETRIES: readonly Behaviour['afterRetries'][] = ['past_due', 'unpaid', 'canceled'];

/** How the account behaves; what is not said stays as it is. */
export function behaviourIn(said: RequestFields): Partial<Behaviour> {
  const behaviour: Partial<Behaviour> = {};
  for (const field of Object.keys(said))
    if (field === 'afterRetries') behaviour.afterRetries = choiceIn(said, field, AFTER_RETRIES);
    else if (field === 'draftHour' || field === 'refundsWait' || field === 'debits')
      behaviour[field] = said[field] === true;
    else if (field === 'callsPerSecond' || field === 'answerAfterMs')
      behaviour[field] = numberIn(said, field) ?? AS_CALM_AS_CAN_BE[field];
    else if (field === 'webhookVersion') behaviour.webhookVersion = textIn(said, field);
    else throw wrong(field, `There is no behaviour ${field}`);
  return behaviour;
}
