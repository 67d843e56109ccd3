import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { query } from '@rep13/faults/product/database';
import { namesOfTables } from '../product/tables.ts';
import type { AttackedProduct } from '../product/attacked-product.ts';

/** Something that is stored, and where. */
export interface Stored {
  readonly where: string;
  readonly text: string;
}

/** Tables that carry work and messages between services; the rest belongs to whom the data is about. */
export const MESSAGES_AND_JOBS =
  /\.(outbox_messages|inbox_messages|jobs|dead_letters|event_stream_marks|audit_logs|email_logs)$/;

/** Every file below a folder of the data: logs, the stream's messages, every write that Redis was sent. */
export async function filesIn({ dataDir }: AttackedProduct, folder: string): Promise<Stored[]> {
  const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(
    files.map(async (file) => ({ where: file.slice(dataDir.length), text: await readFile(file, 'latin1') })),
  );
}

/** Every table with all of its rows as JSON. */
export async function allTables({ databaseUrl }: AttackedProduct): Promise<Stored[]> {
  const stored: Stored[] = [];
  for (const where of await namesOfTables(databaseUrl)) {
    const rows = await query<{ row: string }>(databaseUrl, `select to_jsonb(t)::text as row from ${where} t`);
    stored.push({ where, text: rows.map(({ row }) => row).join('\n') });
  }
  return stored;
}
