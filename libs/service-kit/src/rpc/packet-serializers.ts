import { NatsRecordBuilder, type IncomingRequest, type NatsRecord } from '@nestjs/microservices';
import { IncomingRequestDeserializer } from '@nestjs/microservices/deserializers/incoming-request.deserializer.js';
import { NatsRecordSerializer } from '@nestjs/microservices/serializers/nats-record.serializer.js';
import { joined, readMessage, withBytes, withoutBytes, type Message } from './packet-bytes.ts';

/** Writes a command as Nest does, and its `bytes` as they are. */
export class CommandSerializer extends NatsRecordSerializer {
  override serialize(packet: { data: NatsRecord }): NatsRecord {
    const { bytes, rest } = withoutBytes(packet.data.data);
    if (!bytes) return super.serialize(packet);
    const data = new NatsRecordBuilder(rest).setHeaders(packet.data.headers).build();
    const { data: json, headers } = super.serialize({ ...packet, data });
    return { data: withBytes(json, bytes), headers };
  }
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
