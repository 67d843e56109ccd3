import type { EntityManager } from 'typeorm';
import type { ProviderFile } from './provider-file.entity.ts';

/** An upload that has begun: rows of its own until it becomes a file. */
export interface ProviderUpload {
  readonly id: string;
  readonly signupId: number;
  /** As the browser gave it. */
  readonly name: string;
  readonly createdAt: Date;
}

export interface UploadIds {
  readonly signupId: number;
  readonly uploadId: string;
}

export async function insertUpload(db: EntityManager, upload: ProviderUpload): Promise<void> {
  await db.query('insert into provider_uploads (id, signup_id, name, created_at) values ($1, $2, $3, $4)', [
    upload.id,
    upload.signupId,
    upload.name,
    upload.createdAt,
  ]);
}

/** The upload's name, as long as the transaction lasts; undefined when there is no such upload. */
export async function holdUpload(
  db: EntityManager,
  { uploadId, signupId }: UploadIds,
): Promise<{ name: string } | undefined> {
  const [upload] = await db.query<{ name: string }[]>(
    'select name from provider_uploads where id = $1 and signup_id = $2 for key share',
    [uploadId, signupId],
  );
  return upload;
}

/** The first of two parts with one number stays: a part sent again changes nothing. */
export async function insertPart(
  db: EntityManager,
  uploadId: string,
  part: number,
  bytes: Uint8Array,
): Promise<void> {
  await db.query(
    'insert into provider_upload_parts (upload_id, part, bytes) values ($1, $2, $3) on conflict do nothing',
    [uploadId, part, bytes],
  );
}

/** An upload with all that has arrived, in the order of the parts; undefined when there is no such upload. */
export async function readUpload(
  db: EntityManager,
  { uploadId, signupId }: UploadIds,
): Promise<{ name: string; bytes: Buffer } | undefined> {
  const [upload] = await db.query<{ name: string; bytes: Buffer }[]>(
    `select name, coalesce(
       (select string_agg(bytes, '' order by part) from provider_upload_parts where upload_id = $1), '') as bytes
     from provider_uploads where id = $1 and signup_id = $2`,
    [uploadId, signupId],
  );
  return upload;
}

/** The sum of all that has arrived. */
export async function sha256OfUpload(db: EntityManager, uploadId: string): Promise<string | undefined> {
  const [row] = await db.query<{ sha256: string }[]>(
    `select encode(sha256(string_agg(bytes, '' order by part)), 'hex') as sha256
     from provider_upload_parts where upload_id = $1`,
    [uploadId],
  );
  return row?.sha256;
}

/** The upload becomes the file; its bytes stay within the database. */
export async function moveToFiles(db: EntityManager, file: ProviderFile): Promise<void> {
  await db.query(
    `insert into provider_files (id, signup_id, name, content_type, size, sha256, created_at, bytes)
     select $1, $2, $3, $4, $5, $6, $7, string_agg(bytes, '' order by part)
     from provider_upload_parts where upload_id = $1`,
    [file.id, file.signupId, file.name, file.contentType, file.size, file.sha256, file.createdAt],
  );
  await deleteUpload(db, { uploadId: file.id, signupId: file.signupId });
}

/** Its parts go with it. @returns whether there was one */
export async function deleteUpload(db: EntityManager, { signupId, uploadId }: UploadIds): Promise<boolean> {
  const gone = await db.query<object[]>(
    `with gone as (delete from provider_uploads where id = $1 and signup_id = $2 returning id) select id from gone`,
    [uploadId, signupId],
  );
  return gone.length > 0;
}
