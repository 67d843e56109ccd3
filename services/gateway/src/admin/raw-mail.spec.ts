import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RpcClient } from '@rep13/service-kit';
import type { InboundMailDetailView } from '@rep13/contracts-sla';
import type { Response } from 'express';
import { rawMail } from './raw-mail.ts';

const PIECES = 34;
const PIECE_BYTES = 128 * 1_024;

describe('the bytes of a mail', () => {
  it('are fetched no further than somebody reads: a large one takes the memory of a few pieces', async () => {
    let fetched = 0;
    const call = () => {
      fetched += 1;
      return Promise.resolve({ bytes: new Uint8Array(PIECE_BYTES) });
    };
    const response = { attachment: () => response, type: () => response, setHeader: () => response };
    const mail = { id: 7, pieces: PIECES } as InboundMailDetailView;
    const file = await rawMail({ call } as unknown as RpcClient, response as unknown as Response, mail);
    const ahead: number[] = [];
    let read = 0;
    for await (const piece of file.getStream()) {
      read += (piece as Buffer).length / PIECE_BYTES;
      // Fetching ahead has time for it.
      for (let turn = 0; turn < PIECES; turn += 1) await nextTurn();
      ahead.push(fetched - read);
    }
    expect(read).toBe(PIECES);
    expect(Math.max(...ahead)).toBeLessThanOrEqual(2);
  });
});
