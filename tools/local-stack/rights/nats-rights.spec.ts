import { commandRights, eventRights, outsideRights } from './nats-rights.ts';
import { MANIFESTS } from '../manifests.ts';

describe('what a service may do on NATS', () => {
  it('lets the gateway alone lead to everybody, and nobody by a wildcard over all services', () => {
    const everything = MANIFESTS.filter(({ calls }) => calls === 'everything');
    expect(everything.map(({ name }) => name)).toEqual(['gateway']);
    const sent = MANIFESTS.flatMap((service) => [
      ...commandRights(service).publish,
      ...eventRights(service).publish,
    ]);
    expect(sent.filter((subject) => /^(rpc\.)?[>*]/.test(subject))).toEqual([]);
  });

  it.each(MANIFESTS)('lets $name announce and answer only in its own name', (service) => {
    const [commands, events] = [commandRights(service), eventRights(service)];
    const { name } = service;
    expect(events.publish.filter((subject) => !subject.startsWith('$JS.'))).toEqual([`events.${name}.>`]);
    expect(events.subscribe).toEqual([`_INBOX.${name}-events.>`]);
    expect(commands.publish.filter((subject) => !subject.startsWith('rpc.'))).toEqual([]);
    expect(commands.subscribe).toEqual([`_INBOX.${name}.>`, `rpc.${name}.> ${name}`]);
  });

  it('lets nobody purge or read the stream past a consumer', () => {
    const api = MANIFESTS.flatMap((service) => eventRights(service).publish).filter((subject) =>
      subject.startsWith('$JS.API.STREAM.'),
    );
    expect(new Set(api)).toEqual(
      new Set(['INFO', 'CREATE', 'UPDATE', 'DELETE'].map((verb) => `$JS.API.STREAM.${verb}.EVENTS`)),
    );
  });
});

describe('what an outside consumer may do on NATS', () => {
  it('is to read its events through its own durables', () => {
    const durable = 'bookkeeping-agreements-agreement-signed-v1';
    expect(outsideRights('bookkeeping', ['agreements.agreement.signed.v1'])).toEqual({
      publish: [
        `$JS.API.CONSUMER.CREATE.EVENTS.${durable}.events.agreements.agreement.signed.v1`,
        `$JS.API.CONSUMER.INFO.EVENTS.${durable}`,
        `$JS.API.CONSUMER.MSG.NEXT.EVENTS.${durable}`,
        `$JS.ACK.EVENTS.${durable}.>`,
      ],
      subscribe: ['_INBOX.bookkeeping.>'],
      answers: false,
    });
  });
});
