import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  MESSAGES,
  ProviderFileUploaded,
  type AppendProviderUpload,
  type BeginProviderUpload,
  type DiscardProviderUpload,
  type FinishProviderUpload,
  type ProviderFileView,
} from '@rep13/contracts';
import { Clock, NotFound, Semaphore, UnitOfWork, ValidationFailed, type Scope } from '@rep13/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { DISCARD_PROVIDER_UPLOAD } from './discard-provider-upload.job.ts';
import { documentTypeOf } from './document-type.ts';
import { cleanFileName, nameWithExtension } from './file-name.ts';
import { ProviderFile, toProviderFileView } from './provider-file.entity.ts';
import { FileTypeNotAccepted, UploadIncomplete } from './provider-file.errors.ts';
import { requireRoomForBytes, requireRoomForUpload } from './provider-file-quota.ts';
import {
  assembledBytes,
  deleteUpload,
  holdUpload,
  insertPart,
  insertUpload,
  moveToFiles,
} from './provider-uploads.ts';
import { requireWritableSignup } from './require-writable-signup.ts';

const UPLOAD_KEPT_MS = 60 * 60 * 1_000;
/** Files of 10 MB that are in memory at once. */
const FINISHING_AT_ONCE = 3;

@Injectable()
export class ProviderUploadsService {
  private readonly finishing = new Semaphore(FINISHING_AT_ONCE);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, AccountSuspended, FileQuotaReached */
  begin({ signupId, name }: BeginProviderUpload): Promise<{ uploadId: string }> {
    return this.unitOfWork.run(async ({ db, jobs }) => {
      await requireWritableSignup(db, signupId, 'for_no_key_update');
      await requireRoomForUpload(db, signupId);
      const uploadId = uuidv7();
      const now = this.clock.now();
      await insertUpload(db, { id: uploadId, signupId, name: cleanFileName(name), createdAt: now });
      const discardAt = new Date(now.getTime() + UPLOAD_KEPT_MS);
      jobs.book(DISCARD_PROVIDER_UPLOAD, uploadId, { signupId, uploadId }, discardAt);
      return { uploadId };
    });
  }

  /** Safe to repeat. @throws NotFound */
  append(command: AppendProviderUpload): Promise<object> {
    return this.unitOfWork.run(async ({ db }) => {
      if (!(await holdUpload(db, command))) throw new NotFound();
      await insertPart(db, command.uploadId, command.part, Buffer.from(command.base64, 'base64'));
      return {};
    });
  }

  /** Safe to repeat. @throws NotFound, AccountSuspended, UploadIncomplete, FileTypeNotAccepted, FileQuotaReached, ValidationFailed */
  finish(command: FinishProviderUpload): Promise<ProviderFileView> {
    const { signupId, uploadId } = command;
    return this.finishing.run(() =>
      this.unitOfWork.runOnce(async (scope) => {
        await requireWritableSignup(scope.db, signupId, 'for_no_key_update');
        const finished = await scope.db.findOneBy(ProviderFile, { id: uploadId, signupId });
        return toProviderFileView(finished ?? (await this.makeFile(scope, command)));
      }),
    );
  }

  /** Nothing to do is fine. */
  discard(command: DiscardProviderUpload): Promise<object> {
    return this.unitOfWork.run(async ({ db }) => {
      await deleteUpload(db, command);
      return {};
    });
  }

  private async makeFile({ db, outbox }: Scope, command: FinishProviderUpload): Promise<ProviderFile> {
    const { signupId, uploadId, size, sha256 } = command;
    const upload = await holdUpload(db, command);
    if (!upload) throw new NotFound();
    const bytes = await assembledBytes(db, uploadId);
    if (bytes.length !== size || sha256Of(bytes) !== sha256) throw new UploadIncomplete();
    const kind = await this.describe(bytes, upload.name);
    const same = await db.findOneBy(ProviderFile, { signupId, sha256, name: kind.name });
    if (same) {
      await deleteUpload(db, command);
      return same;
    }
    await requireRoomForBytes(db, signupId, size);
    const file = { id: uploadId, signupId, ...kind, size, sha256, createdAt: this.clock.now() };
    await moveToFiles(db, file);
    outbox.add(ProviderFileUploaded, { signupId, fileId: file.id, sha256 });
    return file;
  }

  private async describe(bytes: Buffer, name: string): Promise<{ name: string; contentType: string }> {
    if (bytes.length === 0) throw new ValidationFailed([{ path: 'file', message: MESSAGES.uploadEmpty }]);
    const type = await documentTypeOf(bytes, name);
    if (!type) throw new FileTypeNotAccepted();
    return { name: nameWithExtension(name, type.extension), contentType: type.contentType };
  }
}

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
