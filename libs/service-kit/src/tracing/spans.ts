import { EVENT_SUBJECT_PREFIX, type EventEnvelope } from '@rep13/contracts-messaging';
import type { JobDefinition } from '../definition/job-definition.ts';
import { causeOf } from './cause.ts';
import type { SpanStart } from './tracing.ts';

/** A command, as its caller or as its responder sees it. */
export const rpcSpan = (kind: 'client' | 'server', subject: string, parent: string): SpanStart => ({
  name: subject,
  kind,
  attributes: { 'rpc.system.name': 'nats', 'rpc.method': subject },
  parent,
});

/** The relay brings an event to the stream. */
export const publishSpan = ({ id, type, time, traceparent }: EventEnvelope): SpanStart => {
  const destination = `${EVENT_SUBJECT_PREFIX}${type}`;
  return {
    name: `publish ${destination}`,
    kind: 'producer',
    attributes: {
      'messaging.system': 'nats',
      'messaging.operation.type': 'send',
      'messaging.operation.name': 'publish',
      'messaging.destination.name': destination,
      'messaging.message.id': id,
    },
    ...causeOf(traceparent, new Date(time)),
  };
};

/** A consumer handles an event. */
export const processSpan = (consumer: string, { id, type, time, traceparent }: EventEnvelope): SpanStart => {
  const destination = `${EVENT_SUBJECT_PREFIX}${type}`;
  return {
    name: `process ${destination}`,
    kind: 'consumer',
    attributes: {
      'messaging.system': 'nats',
      'messaging.operation.type': 'process',
      'messaging.operation.name': 'process',
      'messaging.destination.name': destination,
      'messaging.consumer.group.name': consumer,
      'messaging.message.id': id,
    },
    ...causeOf(traceparent, new Date(time)),
  };
};

/** A job's row, as far as its span is about it. */
interface TracedJob {
  readonly id: string;
  readonly attempts: number;
  readonly traceparent: string | null;
  readonly createdAt: Date;
}

/** One try at a job. */
export const jobSpan = (
  { queue, name }: JobDefinition<object>,
  { id, attempts, traceparent, createdAt }: TracedJob,
): SpanStart => ({
  name: `process ${queue}`,
  kind: 'consumer',
  attributes: {
    'messaging.system': 'bullmq',
    'messaging.operation.type': 'process',
    'messaging.operation.name': 'process',
    'messaging.destination.name': queue,
    'messaging.message.id': id,
    'rep13.job.name': name,
    'rep13.job.attempt': attempts,
  },
  ...causeOf(traceparent ?? undefined, createdAt),
});
