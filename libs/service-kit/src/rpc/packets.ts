import { type IncomingRequest, type NatsRecord } from '@nestjs/microservices';
import { IncomingRequestDeserializer } from '@nestjs/microservices/deserializers/incoming-request.deserializer.js';
import { NatsRecordSerializer } from '@nestjs/microservices/serializers/nats-record.serializer.js';
import { joined, readMessage, withBytes, withoutBytes, type Message } from './packet-bytes.ts';

/** Nest answers only what has an id; which reply belongs to which request, NATS knows by the inbox. */
const ID = '1';

/** A command as Nest writes it, and its `bytes` as they are. */
export function writeRequest(subject: string, payload: unknown): string | Buffer {
  const { bytes, rest } = withoutBytes(payload);
  const json = JSON.stringify({ pattern: subject, data: rest, id: ID });
  return bytes ? withBytes(json, bytes) : json;
}

/** Reads a command as Nest does, with the bytes that came with it. */
export class CommandDeserializer extends IncomingRequestDeserializer {
  override deserialize(message: Message, options?: Record<string, unknown>) {
    const { packet, bytes } = readMessage(message);
    const request = super.deserialize(packet, options) as IncomingRequest;
    return { ...request, data: joined(request.data, bytes) };
  }
}

/** Writes an answer as Nest does, and its `bytes` as they are. */
export class ReplySerializer extends NatsRecordSerializer {
  override serialize(packet: {
    id?: string;
    response?: unknown;
    err?: unknown;
    isDisposed?: boolean;
  }): NatsRecord {
    const { bytes, rest } = withoutBytes(packet.response);
    if (!bytes) return super.serialize(packet);
    const { data: json, headers } = super.serialize({ ...packet, response: rest });
    return { data: withBytes(json, bytes), headers };
  }
}

/** What came back is no answer of a service. */
export class UnreadableReply extends Error {
  constructor() {
    super('the reply can not be read');
  }
}

/** What a service answered, or its error. @throws UnreadableReply */
export function readReply(message: Message): { response?: unknown; err?: unknown } {
  const { packet, bytes } = readable(message);
  if (typeof packet !== 'object' || packet === null) throw new UnreadableReply();
  const { err, response } = packet as { err?: unknown; response?: unknown };
  return err === undefined ? { response: joined(response, bytes) } : { err };
}

function readable(message: Message): ReturnType<typeof readMessage> {
  try {
    return readMessage(message);
  } catch {
    throw new UnreadableReply();
  }
}
