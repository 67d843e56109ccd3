import { AS_CALM_AS_CAN_BE, type Behaviour } from '../account/behaviour.ts';
import { wrong } from '../account/refusals.ts';
import type { WebhookSettings } from '../account/state.ts';

/** What a control was told. */
export type RequestFields = Readonly<Record<string, unknown>>;

/** @throws Refusal */
export function requestFieldsIn(json: string): RequestFields {
  try {
    const fields: unknown = JSON.parse(json || '{}');
    if (typeof fields === 'object' && fields !== null) return fields as RequestFields;
  } catch {
    // RequestFields below.
  }
  throw wrong('body', 'Say it as a JSON object');
}

export function textIn(fields: RequestFields, field: string): string {
  const value = fields[field];
  if (typeof value !== 'string') throw wrong(field, `${field} must be a text`);
  return value;
}

export function numberIn(fields: RequestFields, field: string): number | undefined {
  const value = fields[field];
  if (value !== undefined && typeof value !== 'number') throw wrong(field, `${field} must be a number`);
  return value;
}

export function choiceIn<T extends string>(fields: RequestFields, field: string, values: readonly T[]): T {
  const chosen = values.find((value) => value === fields[field]);
  if (!chosen) throw wrong(field, `${field} must be one of ${values.join(', ')}`);
  return chosen;
}

const ORDERS: readonly WebhookSettings['order'][] = ['as-made', 'reversed', 'shuffled'];

/** How webhooks are sent; what is not said stays as it is. */
export function webhookSettingsIn(fields: RequestFields): Partial<WebhookSettings> {
  const settings: Partial<WebhookSettings> = {};
  for (const field of Object.keys(fields))
    if (field === 'lateMs') settings.lateMs = numberIn(fields, field);
    else if (field === 'order') settings.order = choiceIn(fields, field, ORDERS);
    else if (field === 'twice' || field === 'held') settings[field] = fields[field] === true;
    else throw wrong(field, `There is no setting ${field}`);
  return settings;
}

const AFTER_RETRIES: readonly Behaviour['afterRetries'][] = ['past_due', 'unpaid', 'canceled'];

/** How the account behaves; what is not said stays as it is. */
export function behaviourIn(fields: RequestFields): Partial<Behaviour> {
  const behaviour: Partial<Behaviour> = {};
  for (const field of Object.keys(fields))
    if (field === 'afterRetries') behaviour.afterRetries = choiceIn(fields, field, AFTER_RETRIES);
    else if (field === 'draftHour' || field === 'refundsWait' || field === 'debits')
      behaviour[field] = fields[field] === true;
    else if (field === 'callsPerSecond' || field === 'answerAfterMs')
      behaviour[field] = numberIn(fields, field) ?? AS_CALM_AS_CAN_BE[field];
    else if (field === 'webhookVersion') behaviour.webhookVersion = textIn(fields, field);
    else throw wrong(field, `There is no behaviour ${field}`);
  return behaviour;
}
