import { Controller } from '@nestjs/common';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from 'nats';
import { eventually } from '@rep13/testing';
import { OnCommand, RpcClient } from '../src/index.ts';
import { startBench, type Bench } from './bench.ts';
import { ParcelLost, SendParcel } from './parcels.ts';

const paid: number[] = [];

@Controller()
class PaymentsController {
  @OnCommand(SendParcel)
  pay({ parcelId }: SendParcel) {
    paid.push(parcelId);
    return {};
  }
}

/** A user who may make a consumer tells the stream where to push events, and the stream has every right. */
describe('an event that the stream was told to push to a command', () => {
  let bench: Bench;
  let stranger: NatsConnection;

  beforeAll(async () => {
    bench = await startBench({ controllers: [PaymentsController] });
    stranger = await connect({ servers: bench.nats.url });
    const manager = await jetstreamManager(stranger);
    await eventually(() => manager.streams.info('EVENTS'), { says: 'the stream was there' });
    await manager.consumers.add('EVENTS', {
      durable_name: 'forger',
      ack_policy: 'explicit',
      filter_subject: `events.${ParcelLost.type}`,
      deliver_subject: SendParcel.subject,
      deliver_group: 'bench',
    });
  });
  afterAll(async () => {
    await stranger.close();
    await bench.stop();
  });

  it('is not taken for one, though it has the shape of one', async () => {
    const envelope = { id: 'forged', data: { parcelId: 666_666_666 } };
    await jetstream(stranger).publish(`events.${ParcelLost.type}`, JSON.stringify(envelope));
    const consumers = (await jetstreamManager(stranger)).consumers;
    await eventually(async () => (await consumers.info('EVENTS', 'forger')).delivered.stream_seq >= 1, {
      says: 'the stream pushed it',
    });

    await bench.app.get(RpcClient).call(SendParcel, { parcelId: 100_000_007 });
    expect(paid).toEqual([100_000_007]);
  });
});
