import { createHash } from 'node:crypto';
import {
  AppendProviderUpload,
  BeginProviderUpload,
  DiscardProviderUpload,
  FILE_PART_BYTES,
  FinishProviderUpload,
  GetProviderFile,
  GetProviderFilePart,
  type ProviderFileView,
} from '@rep13/contracts-onboarding';
import { NotFound } from '@rep13/service-kit';
import type { StubbedServices } from '@rep13/testing';
import { v7 as uuidv7 } from 'uuid';
import { buildProviderFileView } from './provider-information.ts';

interface Upload {
  readonly signupId: number;
  readonly name: string;
  readonly parts: Buffer[];
}

/** Onboarding's side of uploads, kept in memory: what arrived, in which order, and what was thrown away. */
export class OnboardingFiles {
  readonly uploads = new Map<string, Upload>();
  readonly files = new Map<string, { view: ProviderFileView; bytes: Buffer }>();
  readonly discarded: string[] = [];
  /** Uploads that were to begin, and ids of files that were looked for. */
  beginnings = 0;
  readonly lookedFor: string[] = [];
  /** Thrown by the call in question. */
  errors: { begin?: Error; append?: Error; finish?: Error; part?: Error } = {};
  /** What finishing answers instead of the new file. */
  answersFile: ProviderFileView | undefined;
  /** Beginning waits for this. */
  mayBegin: Promise<void> = Promise.resolve();

  constructor(stubbedServices: StubbedServices) {
    stubbedServices.answer(BeginProviderUpload, ({ signupId, name }) => this.begin(signupId, name));
    stubbedServices.answer(AppendProviderUpload, ({ uploadId, part, bytes }) => {
      if (this.errors.append) throw this.errors.append;
      this.uploads.get(uploadId)!.parts[part] = Buffer.from(bytes);
      return {};
    });
    stubbedServices.answer(DiscardProviderUpload, ({ uploadId }) => {
      this.discarded.push(uploadId);
      return {};
    });
    stubbedServices.answer(FinishProviderUpload, (command) => this.finish(command));
    stubbedServices.answer(GetProviderFile, ({ fileId }) => this.find(fileId).view);
    stubbedServices.answer(GetProviderFilePart, ({ fileId, part }) => {
      if (part > 0 && this.errors.part) throw this.errors.part;
      const bytes = this.find(fileId).bytes.subarray(part * FILE_PART_BYTES, (part + 1) * FILE_PART_BYTES);
      return { bytes };
    });
  }

  /** Forgets everything but files. */
  clear(): void {
    this.uploads.clear();
    this.discarded.length = 0;
    this.beginnings = 0;
    this.lookedFor.length = 0;
    this.errors = {};
    this.answersFile = undefined;
  }

  /** A file that is there. */
  put(bytes: Buffer, given: Partial<ProviderFileView> = {}): ProviderFileView {
    const view = buildProviderFileView({ id: uuidv7(), size: bytes.length, ...given });
    this.files.set(view.id, { view, bytes });
    return view;
  }

  private async begin(signupId: number, name: string): Promise<{ uploadId: string }> {
    this.beginnings += 1;
    await this.mayBegin;
    if (this.errors.begin) throw this.errors.begin;
    const uploadId = uuidv7();
    this.uploads.set(uploadId, { signupId, name, parts: [] });
    return { uploadId };
  }

  private finish({ uploadId, size, sha256 }: FinishProviderUpload): ProviderFileView {
    if (this.errors.finish) throw this.errors.finish;
    const { name, parts } = this.uploads.get(uploadId)!;
    const bytes = Buffer.concat(parts);
    if (bytes.length !== size || createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new Error('other bytes arrived than were announced');
    return this.answersFile ?? this.put(bytes, { id: uploadId, name, sha256 });
  }

  private find(fileId: string) {
    this.lookedFor.push(fileId);
    const file = this.files.get(fileId);
    if (!file) throw new NotFound();
    return file;
  }
}
