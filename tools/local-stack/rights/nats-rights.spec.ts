import { commandRights, eventRights, outsideRights, provisionerRights } from './nats-rights.ts';
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
    expect(events.publish.filter((subject) => !subject.startsWith('$JS.'))).toEqual([
      `events.${name}.>`,
      'streams.refused',
    ]);
    expect(events.subscribe).toEqual([`_INBOX.${name}-events.>`]);
    expect(commands.publish.filter((subject) => !subject.startsWith('rpc.'))).toEqual([]);
    expect(commands.subscribe).toEqual([`_INBOX.${name}.>`, `rpc.${name}.> ${name}`]);
  });

  it('lets no service make, change, delete or empty stream or consumer', () => {
    const api = MANIFESTS.flatMap((service) => eventRights(service).publish).filter((subject) =>
      subject.startsWith('$JS.API.'),
    );
    const verbs = new Set(api.map((subject) => /^\$JS\.API\.([A-Z.]+?)\.EVENTS\b/.exec(subject)?.[1]));
    expect([...verbs].sort()).toEqual(['CONSUMER.INFO', 'CONSUMER.MSG.NEXT', 'STREAM.INFO']);
  });

  it('lets the provisioner make what the manifests declare, and read nothing', () => {
    const { publish, subscribe } = provisionerRights(MANIFESTS);
    const declared = MANIFESTS.flatMap(({ consumers }) => consumers);
    expect(declared.map(({ filters }) => filters.length > 1)).toEqual(expect.arrayContaining([true, false]));
    expect(publish.filter((subject) => /CONSUMER\..*CREATE/.test(subject))).toEqual(
      declared.flatMap(({ name, filters }) =>
        filters.length === 1
          ? [`$JS.API.CONSUMER.CREATE.EVENTS.${name}.${filters[0]}`]
          : [
              `$JS.API.CONSUMER.CREATE.EVENTS.${name}.events.>`,
              `$JS.API.CONSUMER.DURABLE.CREATE.EVENTS.${name}`,
            ],
      ),
    );
    expect(publish.filter((subject) => /NEXT|ACK|PURGE|MSG|CONSUMER\.DELETE|rpc\./.test(subject))).toEqual(
      [],
    );
    expect(subscribe).toEqual(['_INBOX.streams.>', 'streams.refused']);
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
