import type { NatsRights } from './nats-rights.ts';

/** A user of the NATS server; without `rights` it may do everything. */
export interface NatsUser {
  readonly name: string;
  readonly password: string;
  readonly rights?: NatsRights;
}

/** The server's configuration: who may sign in and what for. There is no anonymous user. */
export const natsConfig = (users: readonly NatsUser[]): string =>
  [
    '# Made at each start from tools/local-stack/rights. Changes belong there.',
    // A page of 200 rows with every field at its limit is larger than the default of 1 MB.
    'max_payload: 12MB',
    'authorization {',
    '  timeout: 5',
    '  users: [',
    ...users.map((user) => `    ${userBlock(user)}`),
    '  ]',
    '}',
    '',
  ].join('\n');

/** The configuration language is a superset of JSON. */
function userBlock({ name, password, rights }: NatsUser): string {
  const permissions = rights && {
    publish: { allow: rights.publish },
    subscribe: { allow: rights.subscribe },
    // One answer to each message, within the two minutes that are the server's default.
    ...(rights.answers && { allow_responses: true }),
  };
  return JSON.stringify({ user: name, password, ...(permissions && { permissions }) });
}
