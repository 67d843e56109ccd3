import { JetStreamApiError } from '@nats-io/jetstream';
import { isRefusal } from './refusal.ts';

const answer = (code: number, err_code: number, description: string) =>
  new JetStreamApiError({ code, err_code, description });

describe('a refusal of the stream', () => {
  it('is that its store has failed', () => {
    expect(isRefusal(answer(503, 10_077, 'error opening msg block file'))).toBe(true);
  });

  it.each([
    ['a cluster without a leader', answer(503, 10_008, 'JetStream system temporarily unavailable')],
    ['a server that does not lead', answer(500, 10_009, 'JetStream cluster can not handle request')],
    ['a stream whose servers are away', answer(500, 10_118, 'stream is offline')],
    ['no answer', new Error('timeout')],
  ])('is not %s', (_what, error) => {
    expect(isRefusal(error)).toBe(false);
  });
});
