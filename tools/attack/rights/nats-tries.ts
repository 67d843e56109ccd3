import { MANIFESTS, type ServiceManifest } from '@rep13/local-stack';

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
  ];
}

function againstOther({ name, calls, consumers }: ServiceManifest, other: ServiceManifest): Try[] {
  const foreign = other.consumers.filter((consumer) => !consumers.includes(consumer));
  return [
    publish(`events.${other.name}.forged.v1`),
    // Who may ask for everything is the gateway, and that is its work.
    ...(calls === 'everything' ? [] : [publish(`rpc.${other.name}.nothing.that-is-asked-for.v1`)]),
    subscribe(`rpc.${other.name}.>`),
    subscribe(`rpc.${other.name}.>`, other.name),
    subscribe(`rpc.${name}.>`, other.name),
    subscribe(`_INBOX.${other.name}.>`),
    ...foreign.flatMap((consumer) => [
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
