import { Controller } from '@nestjs/common';
import { connect } from '@nats-io/transport-node';
import { GetAgreementPdf } from '@rep13/contracts-agreements';
import {
  AppendProviderUpload,
  FILE_PART_BYTES,
  GetProviderFilePart,
  GetSignup,
  type FilePartView,
} from '@rep13/contracts-onboarding';
import { OnCommand, RpcClient } from '../src/index.ts';
import { startBench, type Bench } from './bench.ts';

const ID = '0190f3a2-0000-7000-8000-000000000000';
const upload = { signupId: 100_000_007, uploadId: ID, part: 0 };
const file = { signupId: 100_000_007, fileId: ID, part: 0 };
/** Every byte there is, NUL among them. */
const EVERY_BYTE = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

let kept: Buffer | undefined;

@Controller()
class FilesController {
  @OnCommand(AppendProviderUpload)
  append({ bytes }: AppendProviderUpload) {
    kept = Buffer.from(bytes);
    return {};
  }

  @OnCommand(GetProviderFilePart)
  part(): FilePartView {
    return { bytes: kept ?? Buffer.of() };
  }

  @OnCommand(GetSignup)
  signup({ signupId }: GetSignup) {
    return { signupId };
  }
}

describe('bytes between services', () => {
  let bench: Bench;
  let client: RpcClient;

  beforeAll(async () => {
    bench = await startBench({ controllers: [FilesController] });
    client = bench.app.get(RpcClient);
  });
  afterAll(() => bench.stop());
  beforeEach(() => (kept = undefined));

  it.each([
    ['every one', EVERY_BYTE],
    ['none', Buffer.of()],
    ['a NUL', Buffer.of(0)],
    ['a whole part', Buffer.alloc(FILE_PART_BYTES, EVERY_BYTE)],
  ])('arrive as they are, there and back: %s', async (_, bytes) => {
    await client.call(AppendProviderUpload, { ...upload, bytes });
    expect(kept?.equals(bytes)).toBe(true);
    const answer = await client.call(GetProviderFilePart, file);
    expect(Buffer.from(answer.bytes).equals(bytes)).toBe(true);
  });

  it('cost hardly more than themselves on their way', async () => {
    const listener = await connect({ servers: bench.nats.url });
    const heard: number[] = [];
    listener.subscribe('>', { callback: (_, { data }) => void heard.push(data.length) });
    await listener.flush();
    const bytes = Buffer.alloc(FILE_PART_BYTES, EVERY_BYTE);

    await client.call(AppendProviderUpload, { ...upload, bytes });
    await client.call(GetProviderFilePart, file);
    await listener.flush();
    await listener.close();

    const large = heard.filter((length) => length > 10_000);
    expect(large).toHaveLength(2);
    for (const length of large) expect(length).toBeLessThan(bytes.length + 500);
  });

  it.each([
    ['more than a part', { bytes: Buffer.alloc(FILE_PART_BYTES + 1) }],
    ['text', { bytes: 'text' as unknown as Uint8Array }],
    ['a list of numbers', { bytes: [1, 2, 3] as unknown as Uint8Array }],
    ['none at all', {} as { bytes: Uint8Array }],
  ])('are refused where they are %s', async (_, given) => {
    const refused = client.call(AppendProviderUpload, { ...upload, ...given });
    await expect(refused).rejects.toMatchObject({ status: 400, details: { errors: [{ path: 'bytes' }] } });
    expect(kept).toBeUndefined();
  });

  it('are a field that nobody knows where none are expected', async () => {
    const extra = { signupId: 100_000_007, bytes: EVERY_BYTE };
    await expect(client.call(GetSignup, extra)).rejects.toMatchObject({
      details: { errors: [{ path: 'bytes', message: 'This field is not known' }] },
    });
  });

  it.each(['', '\0', 'no JSON\0bytes', '{"pattern":\0bytes', 'null\0', '"text"\0bytes', '[1]\0bytes'])(
    'of a forged message are refused, and the service goes on: %j',
    async (message) => {
      const stranger = await connect({ servers: bench.nats.url });
      stranger.publish(AppendProviderUpload.subject, message, { reply: 'stranger' });
      await stranger.flush();
      await client.call(GetSignup, { signupId: 100_000_007 });
      await stranger.close();
      expect(kept).toBeUndefined();
    },
  );

  it.each(['\0', 'no JSON\0bytes', '"text"\0bytes', 'null\0'])(
    'of a forged answer are none: %j',
    async (answer) => {
      const stranger = await connect({ servers: bench.nats.url });
      stranger.subscribe(GetAgreementPdf.subject, { callback: (_, message) => void message.respond(answer) });
      await stranger.flush();
      const call = client.call(GetAgreementPdf, { signupId: 100_000_007 });
      await expect(call).rejects.toMatchObject({ status: 503 });
      await stranger.close();
    },
  );
});
