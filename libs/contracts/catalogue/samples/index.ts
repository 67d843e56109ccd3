import { readdirSync, readFileSync } from 'node:fs';
import type { EventEnvelope } from '@rep13/contracts-messaging';

const FOLDER = new URL('./', import.meta.url);

/** One envelope of each version of each event, as it stands on the stream: what every handler must take, for ever. */
export const eventSamples = (): EventEnvelope[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as EventEnvelope);
