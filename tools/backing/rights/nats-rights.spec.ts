import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as contracts from '@rep13/contracts-catalogue/every-contract';
import { NEEDS, outsideRights, serviceRights } from './nats-rights.ts';
import { SERVICES, type ServiceName } from './services.ts';

const subjects = Object.fromEntries(
  Object.entries(contracts).flatMap(([name, value]) =>
    typeof value === 'function' && 'subject' in value ? [[name, String(value.subject)]] : [],
  ),
);

/** The sources of one service that run in earnest. */
function sourcesOf(service: ServiceName): string {
  const root = fileURLToPath(new URL(`../../../services/${service}/src/`, import.meta.url));
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(`${root}${file}`, 'utf8'))
    .join('\n');
}

const found = (service: ServiceName, pattern: RegExp) => [
  ...new Set([...sourcesOf(service).matchAll(pattern)].map(([, name]) => name ?? '')),
];

describe('what a service may do on NATS', () => {
  it.each(SERVICES)('covers every command that %s calls', (service) => {
    const called = found(service, /rpc\s*\.call\(\s*([A-Z]\w+)/g).map((name) => subjects[name] ?? name);
    const missing = called.filter(
      (subject) => !NEEDS[service].calls.some((allowed) => covers(allowed, subject)),
    );
    expect(missing).toEqual([]);
  });

  it.each(SERVICES)('names every purpose for which %s reads events', (service) => {
    const purposes = found(service, /@On(?:Every)?Event\([^)]*?'([a-z-]+)'\s*,?\s*\)/g);
    expect([...NEEDS[service].purposes].sort()).toEqual(purposes.sort());
  });

  it.each(SERVICES.filter((name) => name !== 'gateway'))(
    'lets %s call only commands that exist',
    (service) => {
      const unknown = NEEDS[service].calls.filter((subject) => !Object.values(subjects).includes(subject));
      expect(unknown).toEqual([]);
    },
  );

  it.each(SERVICES)('lets %s announce and answer only in its own name', (service) => {
    const { publish, subscribe } = serviceRights(service);
    expect(publish.filter((subject) => subject.startsWith('events.'))).toEqual([`events.${service}.>`]);
    expect(subscribe).toEqual([`_INBOX.${service}.>`, `rpc.${service}.> ${service}`]);
  });

  it('lets nobody delete, purge or read the stream past a consumer', () => {
    const api = SERVICES.flatMap((service) => serviceRights(service).publish).filter((subject) =>
      subject.startsWith('$JS.API.STREAM.'),
    );
    expect(new Set(api)).toEqual(new Set(['$JS.API.STREAM.INFO.EVENTS', '$JS.API.STREAM.CREATE.EVENTS']));
  });
});

describe('what an outside consumer may do on NATS', () => {
  it('is to read its events through its own durables', () => {
    const durable = 'billing-agreements-agreement-signed-v1';
    expect(outsideRights('billing', ['agreements.agreement.signed.v1'])).toEqual({
      publish: [
        `$JS.API.CONSUMER.CREATE.EVENTS.${durable}.events.agreements.agreement.signed.v1`,
        `$JS.API.CONSUMER.INFO.EVENTS.${durable}`,
        `$JS.API.CONSUMER.MSG.NEXT.EVENTS.${durable}`,
        `$JS.ACK.EVENTS.${durable}.>`,
      ],
      subscribe: ['_INBOX.billing.>'],
      answers: false,
    });
  });
});

const covers = (allowed: string, subject: string) =>
  allowed.endsWith('.>') ? subject.startsWith(allowed.slice(0, -1)) : allowed === subject;
