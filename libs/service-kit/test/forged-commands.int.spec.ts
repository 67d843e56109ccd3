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
    return { parcelId };
  }
}

/** Who may make a consumer may tell the stream where to push events; it pushes them in an account where nobody listens. */
describe('an event that the stream was told to push to a command', () => {
  let bench: Bench;
  let stranger: NatsConnection;

  beforeAll(async () => {
    bench = await startBench({ controllers: [PaymentsController] });
    stranger = await connect({ servers: bench.nats.url });
    const manager = await jetstreamManager(stranger);
    await eventually(() => manager.streams.info('EVENTS'), { fact: 'the stream was there' });
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

  it('does not reach it, though it has the shape of one', async () => {
    const envelope = { id: 'forged', data: { parcelId: 666_666_666 } };
    const { seq } = await jetstream(stranger).publish(`events.${ParcelLost.type}`, JSON.stringify(envelope));
    await bench.app.get(RpcClient).call(SendParcel, { parcelId: 100_000_007 });

    const { consumers } = await jetstreamManager(stranger);
    const { num_pending, delivered } = await consumers.info('EVENTS', 'forger');
    expect(num_pending).toBe(1);
    expect(delivered.stream_seq).toBeLessThan(seq);
    expect(paid).toEqual([100_000_007]);
  });
});
