import { IncomingResponseDeserializer } from '@nestjs/microservices/deserializers/incoming-response.deserializer.js';
import type { IncomingResponse, ProducerDeserializer } from '@nestjs/microservices';
import { joined, readMessage, type Message } from './packet-bytes.ts';

/** What came back is no answer of a service. */
export class UnreadableReply extends Error {
  constructor() {
    super('the reply can not be read');
  }
}

/** Reads replies as Nest does; one that is none fails its own request, not the process that waits for it. */
export class ReplyDeserializer extends IncomingResponseDeserializer implements ProducerDeserializer {
  override deserialize(message: Message): IncomingResponse {
    const read = readable(message);
    if (!read) return { id: '', err: new UnreadableReply(), isDisposed: true };
    const reply = super.deserialize(read.packet) as IncomingResponse;
    return { ...reply, response: joined(reply.response, read.bytes) };
  }
}

function readable(message: Message): { packet: object; bytes?: Buffer } | null {
  try {
    const { packet, bytes } = readMessage(message);
    return typeof packet === 'object' && packet !== null ? { packet, bytes } : null;
  } catch {
    return null;
  }
}
