/**
 * A past-tense business fact. The class is its name (`type`), its check (class-validator) and its documentation;
 * it travels on JetStream under `events.<type>` (docs/adr/0002-jetstream-outbox-inbox.md).
 */
export interface EventClass<E extends object = object> {
  readonly type: string;
  new (): E;
}

/** CloudEvents 1.0 JSON envelope. `id` is a UUIDv7 and the message id on the stream. */
export interface EventEnvelope<E extends object = object> {
  readonly specversion: '1.0';
  readonly id: string;
  /** Service that published it, for example `/onboarding`. */
  readonly source: string;
  /** `<context>.<aggregate>.<past>.v<N>` */
  readonly type: string;
  /** ISO 8601, UTC: when the change was committed. */
  readonly time: string;
  readonly datacontenttype: 'application/json';
  readonly data: E;
  /** One browser request and everything that followed from it. */
  readonly correlationid: string;
  /** The event or request that led to this one. */
  readonly causationid?: string;
  /** W3C trace context. */
  readonly traceparent?: string;
  /** `visitor`, `client:<signupId>`, `admin:<id>` or `system`. */
  readonly actor: string;
  readonly ipaddress?: string;
  readonly useragent?: string;
}

export const EVENT_SUBJECT_PREFIX = 'events.';
