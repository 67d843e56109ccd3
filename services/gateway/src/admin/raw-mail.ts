import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { GetMailPiece, type InboundMailDetailView } from '@rep13/contracts-sla';
import type { RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';

/**
 * The bytes of a mail, piece after piece: it may be larger than a message between services. The first piece comes before
 * the answer begins, so that a refusal is one. @throws what the service says
 */
export async function rawMail(
  rpc: RpcClient,
  response: Response,
  { id: mailId, pieces }: InboundMailDetailView,
): Promise<StreamableFile> {
  const first = await rpc.call(GetMailPiece, { mailId, no: 1 });
  response.attachment(`mail-${mailId}.eml`).type('application/octet-stream');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  return new StreamableFile(Readable.from(rest(rpc, mailId, first.bytes, pieces)));
}

async function* rest(rpc: RpcClient, mailId: number, first: Uint8Array, pieces: number) {
  yield Buffer.from(first);
  for (let no = 2; no <= pieces; no += 1)
    yield Buffer.from((await rpc.call(GetMailPiece, { mailId, no })).bytes);
}
