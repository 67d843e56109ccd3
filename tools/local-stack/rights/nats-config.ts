import type { NatsRights } from './nats-rights.ts';

/** A user of the NATS server; without `rights` it may do everything in its account. */
export interface NatsUser {
  readonly name: string;
  readonly password: string;
  readonly rights?: NatsRights;
}

/** Who may sign in to which account of the server. Messages of one are never delivered in the other. */
export interface NatsAccounts {
  /** Streams, and who announces and reads events. */
  readonly events: readonly NatsUser[];
  /** Commands and their answers; no stream can be told to keep any of it. */
  readonly commands: readonly NatsUser[];
  /** Subjects of events that are reached from among the commands too: for a test, which is one user of both. */
  readonly shared?: readonly string[];
}

/** The account that has the streams. */
export const EVENTS_ACCOUNT = 'EVENTS';

/** The server's configuration: who may sign in and what for. There is no anonymous user. */
export const natsConfig = ({ events, commands, shared = [] }: NatsAccounts): string =>
  [
    '# Made at each start from tools/local-stack/rights. Changes belong there.',
    // A page of 200 rows with every field at its limit is larger than the default of 1 MB.
    'max_payload: 28MB',
    'authorization { timeout: 5 }',
    'accounts {',
    `  ${EVENTS_ACCOUNT} {`,
    '    jetstream: enabled',
    ...listOf('users', events.map(userBlock)),
    ...listOf('exports', shared.map(exportBlock)),
    '  }',
    '  COMMANDS {',
    ...listOf('users', commands.map(userBlock)),
    ...listOf('imports', shared.map(importBlock)),
    '  }',
    '}',
    '',
  ].join('\n');

const listOf = (name: string, blocks: readonly string[]): string[] =>
  blocks.length === 0 ? [] : [`    ${name}: [`, ...blocks.map((block) => `      ${block}`), '    ]'];

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

/** A fetch is answered by many messages. */
const exportBlock = (service: string): string => JSON.stringify({ service, response_type: 'stream' });

const importBlock = (subject: string): string =>
  JSON.stringify({ service: { account: EVENTS_ACCOUNT, subject } });
