import { setImmediate as nextTurn } from 'node:timers/promises';
import type { JsMsg } from '@nats-io/jetstream';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import type { NatsConnectionHolder } from '../nats/nats-connection.ts';
import type { DeadLetters } from './dead-letters.ts';
import { EventConsumer } from './event-consumer.ts';
import type { EventReaction } from './event-handlers.ts';
import type { EventInbox } from './event-inbox.ts';
import { EventSubscriber } from './event-subscriber.ts';

const TYPE = 'bench.parcel.sent.v1';
const reactions = [{ event: { type: TYPE } }] as unknown as EventReaction[];
const silent = { warn: () => undefined, error: () => undefined } as unknown as Logger;
const nats = { isUp: () => Promise.resolve(true) } as NatsConnectionHolder;
const noneDead = { among: () => Promise.resolve(new Set<string>()) } as unknown as DeadLetters;

/** Two messages, the second so many microtasks after the first was handled; then nothing for ever. */
function twoMessages(microtasks: number, firstHandled: Promise<void>) {
  const acknowledged: number[] = [];
  const message = (seq: number) =>
    ({
      ...{ subject: `events.${TYPE}`, seq, ack: () => void acknowledged.push(seq) },
      json: () => ({ id: uuidv7(), type: TYPE, data: {} }),
    }) as unknown as JsMsg;
  async function* arriving() {
    yield message(1);
    await firstHandled;
    for (let passed = 0; passed < microtasks; passed += 1) await null;
    yield message(2);
    await new Promise(() => undefined);
  }
  return {
    acknowledged,
    fetch: () => Promise.resolve(Object.assign(arriving(), { close: () => undefined })),
  };
}

describe('a consumer', () => {
  it.each(Array.from({ length: 20 }, (_, microtasks) => microtasks))(
    'handles what comes %i microtasks after the end of what it was at, without waiting for more',
    async (microtasks) => {
      let handled = () => {};
      const firstHandled = new Promise<void>((resolve) => (handled = resolve));
      const inbox = {
        handle: async () => {
          await nextTurn();
          handled();
        },
      } as unknown as EventInbox;
      const { acknowledged, fetch } = twoMessages(microtasks, firstHandled);
      const note = new EventSubscriber(
        { name: 'bench-note', reactions },
        { inbox, deadLetters: noneDead, logger: silent },
      );
      const consumer = new EventConsumer('bench-note', [note], nats, silent);
      Object.assign(consumer, { consumer: { fetch } });
      consumer.start();

      for (let turns = 0; turns < 20 && acknowledged.length < 2; turns += 1) await nextTurn();
      expect(acknowledged).toEqual([1, 2]);
    },
  );
});
