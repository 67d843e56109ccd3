import { IncomingResponseDeserializer } from '@nestjs/microservices/deserializers/incoming-response.deserializer.js';
import type { IncomingResponse, ProducerDeserializer } from '@nestjs/microservices';

/** What came back is no answer of a service. */
export class UnreadableReply extends Error {
  constructor() {
    super('the reply can not be read');
  }
}

/** Reads replies as Nest does; one that is none fails its own request, not the process that waits for it. */
export class ReplyDeserializer extends IncomingResponseDeserializer implements ProducerDeserializer {
  override deserialize(message: { json(): unknown }): IncomingResponse {
    const packet = packetIn(message);
    if (!packet) return { id: '', err: new UnreadableReply(), isDisposed: true };
    return super.deserialize(packet) as IncomingResponse;
  }
}

function packetIn(message: { json(): unknown }): object | null {
  try {
    const packet = message.json();
    return typeof packet === 'object' ? packet : null;
  } catch {
    return null;
  }
}
