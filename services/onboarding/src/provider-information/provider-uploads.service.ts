import { Injectable } from '@nestjs/common';
import {
  AppendProviderUpload,
  BeginProviderUpload,
  DiscardProviderUpload,
  FinishProviderUpload,
  ProviderFileRefused,
  ProviderFileUploaded,
  type FileRefusal,
  type ProviderFileView,
} from '@rep13/contracts-onboarding';
import { cleanFileName, FileActive, FileCheck, FileInfected, type FileKind } from '@rep13/file-check';
import { Clock, NotFound, OnCommand, UnitOfWork, type Scope } from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import pLimit from 'p-limit';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { requireSignupWithoutHold } from '../signups/index.ts';
import { DISCARD_PROVIDER_UPLOAD } from './discard-provider-upload.job.ts';
import { ProviderFile, toProviderFileView } from './provider-file.entity.ts';
import { UploadIncomplete } from './provider-file.errors.ts';
import { requireRoomForBytes, requireRoomForUpload } from './provider-file-quota.ts';
import {
  deleteUpload,
  holdUpload,
  insertPart,
  insertUpload,
  moveToFiles,
  readUpload,
  sha256OfUpload,
} from './provider-uploads.ts';

const UPLOAD_RETENTION_MS = 60 * 60 * 1_000;
/** Files of 10 MB that are in memory at once. */
const FINISHING_AT_ONCE = 3;

@Injectable()
export class ProviderUploadsService {
  private readonly limitFinishing = pLimit(FINISHING_AT_ONCE);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dataSource: DataSource,
    private readonly check: FileCheck,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, AccountSuspended, PaymentOverdue, FileQuotaReached, FileQuotaBeforeSetup */
  @OnCommand(BeginProviderUpload)
  begin({ signupId, name }: BeginProviderUpload): Promise<{ uploadId: string }> {
    return this.unitOfWork.run(async ({ db, jobs }) => {
      await requireSignupWithoutHold(db, signupId, 'for_no_key_update');
      await requireRoomForUpload(db, signupId);
      const uploadId = uuidv7();
      const now = this.clock.now();
      await insertUpload(db, { id: uploadId, signupId, name: cleanFileName(name), createdAt: now });
      const discardAt = new Date(now.getTime() + UPLOAD_RETENTION_MS);
      jobs.enqueue(DISCARD_PROVIDER_UPLOAD, uploadId, { signupId, uploadId }, discardAt);
      return { uploadId };
    });
  }

  /** Safe to repeat. @throws NotFound */
  @OnCommand(AppendProviderUpload)
  append(command: AppendProviderUpload): Promise<object> {
    return this.unitOfWork.run(async ({ db }) => {
      if (!(await holdUpload(db, command))) throw new NotFound();
      await insertPart(db, command.uploadId, command.part, command.bytes);
      return {};
    });
  }

  /**
   * Safe to repeat, except for what was refused and thrown away.
   * @throws NotFound, AccountSuspended, PaymentOverdue, UploadIncomplete, FileTypeNotAccepted, FileActive, FileUnreadable,
   * FileInfected, FileNotScanned, FileQuotaReached, FileQuotaBeforeSetup, ValidationFailed
   */
  @OnCommand(FinishProviderUpload)
  finish(command: FinishProviderUpload): Promise<ProviderFileView> {
    const { signupId, uploadId } = command;
    return this.limitFinishing(async () => {
      const kind = await this.examine(command);
      return this.unitOfWork.runOnce(async (scope) => {
        await requireSignupWithoutHold(scope.db, signupId, 'for_no_key_update');
        const finished = await scope.db.findOneBy(ProviderFile, { id: uploadId, signupId });
        return toProviderFileView(finished ?? (await this.makeFile(scope, command, kind)));
      });
    });
  }

  /** Nothing to do is fine. */
  @OnCommand(DiscardProviderUpload)
  discard(command: DiscardProviderUpload): Promise<object> {
    return this.unitOfWork.run(async ({ db }) => {
      await deleteUpload(db, command);
      return {};
    });
  }

  /** Before any transaction, because looking at the bytes takes its time. Undefined when the upload is not there. */
  private async examine(command: FinishProviderUpload): Promise<FileKind | undefined> {
    const { size, sha256 } = command;
    const upload = await readUpload(this.dataSource.manager, command);
    if (!upload) return undefined;
    const { bytes, name } = upload;
    if (bytes.length !== size || sha256Hex(bytes) !== sha256) throw new UploadIncomplete();
    try {
      return await this.check.kindOf(bytes, name);
    } catch (error) {
      const reason = refusalIn(error);
      if (reason) await this.throwAway(command, reason);
      throw error;
    }
  }

  private throwAway(
    { signupId, uploadId, sha256 }: FinishProviderUpload,
    reason: FileRefusal,
  ): Promise<void> {
    return this.unitOfWork.run(async ({ db, outbox }) => {
      const wasThere = await deleteUpload(db, { signupId, uploadId });
      if (wasThere) outbox.add(ProviderFileRefused, { signupId, reason, sha256 });
    });
  }

  private async makeFile(
    { db, outbox }: Scope,
    command: FinishProviderUpload,
    kind: FileKind | undefined,
  ): Promise<ProviderFile> {
    const { signupId, uploadId, size, sha256 } = command;
    if (!kind || !(await holdUpload(db, command))) throw new NotFound();
    if ((await sha256OfUpload(db, uploadId)) !== sha256) throw new UploadIncomplete();
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
}

function refusalIn(error: unknown): FileRefusal | undefined {
  if (error instanceof FileActive) return 'active';
  return error instanceof FileInfected ? 'infected' : undefined;
}
