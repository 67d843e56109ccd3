import { MANIFESTS, PROVISIONER, type ServiceManifest } from '@rep13/local-stack';

/** One thing that a service's user asks the message server for, and whether its work needs it. */
export interface Try {
  readonly verb: 'publish' | 'subscribe';
  readonly subject: string;
  readonly queue?: string;
  readonly isNeeded: boolean;
}

const STREAM = 'EVENTS';
const FOREIGN = `somebody-else`;
const STREAM_CALLS = ['CREATE', 'UPDATE', 'DELETE', 'PURGE', 'SNAPSHOT', 'RESTORE', 'MSG.GET', 'MSG.DELETE'];
const CONSUMER_CALLS = ['CREATE', 'INFO', 'DELETE', 'MSG.NEXT'];

/** What a service must not get beside what it needs; the second is tried so that a refusal means something. */
export function triesOf(service: ServiceManifest): Try[] {
  const others = MANIFESTS.filter(({ name }) => name !== service.name);
  const refused = [
    ...others.flatMap((other) => againstOther(service, other)),
    ...STREAM_CALLS.map((call) => publish(`$JS.API.STREAM.${call}.${STREAM}`)),
    ...['CREATE.OTHER', 'DELETE.OTHER', 'NAMES', 'LIST'].map((call) => publish(`$JS.API.STREAM.${call}`)),
    ...CONSUMER_CALLS.map((call) => publish(`$JS.API.CONSUMER.${call}.${STREAM}.${FOREIGN}`)),
    ...service.consumers.flatMap(({ name, filters }) => [
      ...[...filters, 'events.>'].map((filter) =>
        publish(`$JS.API.CONSUMER.CREATE.${STREAM}.${name}.${filter}`),
      ),
      publish(`$JS.API.CONSUMER.DURABLE.CREATE.${STREAM}.${name}`),
      publish(`$JS.API.CONSUMER.DELETE.${STREAM}.${name}`),
    ]),
    publish(`$JS.API.CONSUMER.CREATE.${STREAM}.${FOREIGN}.rpc.>`),
    publish(`$JS.API.CONSUMER.CREATE.${STREAM}`),
    publish(`$JS.API.CONSUMER.DURABLE.CREATE.${STREAM}.${FOREIGN}`),
    publish('$SYS.REQ.SERVER.PING'),
    publish('events.forged'),
    ...['>', 'events.>', 'rpc.>', '_INBOX.>', '$JS.>', '$SYS.>'].map((subject) => subscribe(subject)),
    subscribe(`rpc.${service.name}.>`),
  ];
  return [
    ...refused,
    { ...publish(`events.${service.name}.tried.v1`), isNeeded: true },
    { ...subscribe(`rpc.${service.name}.>`, service.name), isNeeded: true },
    ...service.consumers.map(({ name }) => ({
      ...publish(`$JS.API.CONSUMER.MSG.NEXT.${STREAM}.${name}`),
      isNeeded: true,
    })),
  ];
}

/** What the provisioner must not get: it makes the stream, and neither reads nor announces what goes through it. */
export function triesOfProvisioner(): Try[] {
  const refused = MANIFESTS.flatMap(({ name, consumers }) => [
    publish(`events.${name}.forged.v1`),
    publish(`rpc.${name}.nothing.that-is-asked-for.v1`),
    subscribe(`rpc.${name}.>`, name),
    ...consumers.flatMap((consumer) => [
      publish(`$JS.API.CONSUMER.CREATE.${STREAM}.${consumer.name}.rpc.>`),
      publish(`$JS.API.CONSUMER.MSG.NEXT.${STREAM}.${consumer.name}`),
      publish(`$JS.ACK.${STREAM}.${consumer.name}.1.1.1.1.1`),
    ]),
  ]);
  const readings = ['PURGE', 'SNAPSHOT', 'MSG.GET', 'MSG.DELETE'];
  return [
    ...refused,
    ...readings.map((call) => publish(`$JS.API.STREAM.${call}.${STREAM}`)),
    publish(`$JS.API.CONSUMER.CREATE.${STREAM}.${FOREIGN}.events.>`),
    publish(`$JS.API.CONSUMER.DURABLE.CREATE.${STREAM}.${FOREIGN}`),
    subscribe('events.>'),
    { ...publish(`$JS.API.STREAM.CREATE.${STREAM}`), isNeeded: true },
    { ...subscribe(`_INBOX.${PROVISIONER}.>`), isNeeded: true },
  ];
}

function againstOther({ name, calls }: ServiceManifest, other: ServiceManifest): Try[] {
  return [
    publish(`events.${other.name}.forged.v1`),
    // Who may ask for everything is the gateway, and that is its work.
    ...(calls === 'everything' ? [] : [publish(`rpc.${other.name}.nothing.that-is-asked-for.v1`)]),
    subscribe(`rpc.${other.name}.>`),
    subscribe(`rpc.${other.name}.>`, other.name),
    subscribe(`rpc.${name}.>`, other.name),
    subscribe(`_INBOX.${other.name}.>`),
    ...other.consumers.flatMap(({ name: consumer }) => [
      publish(`$JS.API.CONSUMER.CREATE.${STREAM}.${consumer}.events.>`),
      publish(`$JS.API.CONSUMER.DELETE.${STREAM}.${consumer}`),
      publish(`$JS.API.CONSUMER.MSG.NEXT.${STREAM}.${consumer}`),
      publish(`$JS.ACK.${STREAM}.${consumer}.1.1.1.1.1`),
    ]),
  ];
}

const publish = (subject: string): Try => ({ verb: 'publish', subject, isNeeded: false });
const subscribe = (subject: string, queue?: string): Try => ({
  ...{ verb: 'subscribe', subject, isNeeded: false },
  ...(queue !== undefined && { queue }),
});
