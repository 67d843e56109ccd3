import { Controller } from '@nestjs/common';
import { connect } from 'nats';
import { OnCommand, RpcClient } from '../src/index.ts';
import { startBench, type Bench } from './bench.ts';
import { GetLabel, GetParcel, PACK_BYTES, PackParcel, UnpackParcel, type Packed } from './parcels.ts';

const parcel = { parcelId: 7 };
/** Every byte there is, NUL among them. */
const EVERY_BYTE = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

let received: Buffer | undefined;

@Controller()
class ParcelsController {
  @OnCommand(PackParcel)
  pack({ bytes }: PackParcel) {
    received = Buffer.from(bytes);
    return {};
  }

  @OnCommand(UnpackParcel)
  unpack(): Packed {
    return { bytes: received ?? Buffer.of() };
  }

  @OnCommand(GetParcel)
  get({ parcelId }: GetParcel) {
    return { parcelId };
  }
}

describe('bytes between services', () => {
  let bench: Bench;
  let client: RpcClient;

  beforeAll(async () => {
    bench = await startBench({ controllers: [ParcelsController] });
    client = bench.app.get(RpcClient);
  });
  afterAll(() => bench.stop());
  beforeEach(() => (received = undefined));

  it.each([
    ['every one', EVERY_BYTE],
    ['none', Buffer.of()],
    ['a NUL', Buffer.of(0)],
    ['a whole part', Buffer.alloc(PACK_BYTES, EVERY_BYTE)],
  ])('arrive as they are, there and back: %s', async (_, bytes) => {
    await client.call(PackParcel, { ...parcel, bytes });
    expect(received?.equals(bytes)).toBe(true);
    const answer = await client.call(UnpackParcel, parcel);
    expect(Buffer.from(answer.bytes).equals(bytes)).toBe(true);
  });

  it('cost hardly more than themselves on their way', async () => {
    const listener = await connect({ servers: bench.nats.url });
    const heard: number[] = [];
    listener.subscribe('>', { callback: (_, { data }) => void heard.push(data.length) });
    await listener.flush();
    const bytes = Buffer.alloc(PACK_BYTES, EVERY_BYTE);

    await client.call(PackParcel, { ...parcel, bytes });
    await client.call(UnpackParcel, parcel);
    await listener.flush();
    await listener.close();

    const large = heard.filter((length) => length > 10_000);
    expect(large).toHaveLength(2);
    for (const length of large) expect(length).toBeLessThan(bytes.length + 500);
  });

  it.each([
    ['more than a part', { bytes: Buffer.alloc(PACK_BYTES + 1) }],
    ['text', { bytes: 'text' as unknown as Uint8Array }],
    ['a list of numbers', { bytes: [1, 2, 3] as unknown as Uint8Array }],
    ['none at all', {} as { bytes: Uint8Array }],
  ])('are refused where they are %s', async (_, given) => {
    const refused = client.call(PackParcel, { ...parcel, ...given });
    await expect(refused).rejects.toMatchObject({ status: 400, details: { errors: [{ path: 'bytes' }] } });
    expect(received).toBeUndefined();
  });

  it('are a field that nobody knows where none are expected', async () => {
    const extra = { parcelId: 7, bytes: EVERY_BYTE };
    await expect(client.call(GetParcel, extra)).rejects.toMatchObject({
      details: { errors: [{ path: 'bytes', message: 'This field is not known' }] },
    });
  });

  it.each(['', '\0', 'no JSON\0bytes', '{"pattern":\0bytes', 'null\0', '"text"\0bytes', '[1]\0bytes'])(
    'of a forged message are refused, and the service goes on: %j',
    async (message) => {
      const stranger = await connect({ servers: bench.nats.url });
      stranger.publish(PackParcel.subject, message, { reply: 'stranger' });
      await stranger.flush();
      await client.call(GetParcel, { parcelId: 7 });
      await stranger.close();
      expect(received).toBeUndefined();
    },
  );

  it.each(['\0', 'no JSON\0bytes', '"text"\0bytes', 'null\0'])(
    'of a forged answer are none: %j',
    async (answer) => {
      const stranger = await connect({ servers: bench.nats.url });
      stranger.subscribe(GetLabel.subject, { callback: (_, message) => void message.respond(answer) });
      await stranger.flush();
      const call = client.call(GetLabel, { parcelId: 7 });
      await expect(call).rejects.toMatchObject({ status: 503 });
      await stranger.close();
    },
  );
});
