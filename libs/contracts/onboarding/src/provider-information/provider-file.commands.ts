import { IsInt, IsString, IsUUID, Matches, Max, MaxLength, Min } from 'class-validator';
import { SHA256, PROVIDER_FILES } from '@rep13/contracts-constants';
import { Command, FILE_CHECK_REFUSALS, type Refusals } from '@rep13/contracts-messaging';
import { BytesUpTo, SignupId } from '@rep13/contracts-validation';
import type { ProviderFileView } from './provider-information.view.ts';

/** A file travels in parts of this size, the last one as long as it is: they fit into a NATS message of 1 MB. */
export const FILE_PART_BYTES = 512 * 1024;
const PARTS_MAX = Math.ceil(PROVIDER_FILES.bytesMax / FILE_PART_BYTES);

/** An upload of one signup that has begun. */
class ProviderUpload {
  @SignupId() readonly signupId!: number;
  @IsUUID() readonly uploadId!: string;
}

/** Begin an upload; what is not finished within an hour is thrown away. */
export class BeginProviderUpload extends Command<{ readonly uploadId: string }> {
  static readonly subject = 'rpc.onboarding.provider-upload.begin.v1';
  static readonly errors = {
    'onboarding.file-quota-reached': 409,
    'onboarding.file-quota-before-setup': 409,
    'onboarding.account-suspended': 403,
    'onboarding.payment-overdue': 403,
    'gateway.not-found': 404,
  } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
  /** As the browser names the file; cleaned when kept. */
  @IsString() @MaxLength(1_000) readonly name!: string;
}

/** One part of an upload, in any order; a part that is there already stays as it is. */
export class AppendProviderUpload extends ProviderUpload implements Command<object> {
  static readonly subject = 'rpc.onboarding.provider-upload.append.v2';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  declare readonly replyType?: object;
  /** 0 for the first. */
  @IsInt() @Min(0) @Max(PARTS_MAX - 1) readonly part!: number;
  @BytesUpTo(FILE_PART_BYTES) readonly bytes!: Uint8Array;
}

/**
 * All parts are sent: the upload becomes a file, under the upload's id. The same bytes under the same name are the file
 * that is there already. Safe to repeat. Validation fails for an empty file.
 */
export class FinishProviderUpload extends ProviderUpload implements Command<ProviderFileView> {
  static readonly subject = 'rpc.onboarding.provider-upload.finish.v1';
  static readonly errors = {
    ...FILE_CHECK_REFUSALS,
    'onboarding.upload-incomplete': 409,
    'onboarding.file-quota-reached': 409,
    'onboarding.file-quota-before-setup': 409,
    'onboarding.account-suspended': 403,
    'onboarding.payment-overdue': 403,
    'gateway.not-found': 404,
    'gateway.validation-failed': 400,
  } as const satisfies Refusals;
  /** All 10 MB are read again to tell what they are, and a virus scanner may look at them. */
  static readonly answerWithinMs = 15_000;
  declare readonly replyType?: ProviderFileView;
  /** Of the whole file, in bytes. */
  @IsInt() @Min(0) @Max(PROVIDER_FILES.bytesMax) readonly size!: number;
  @Matches(SHA256) readonly sha256!: string;
}

/** Throw away an upload that was begun. Nothing to do is fine. */
export class DiscardProviderUpload extends ProviderUpload implements Command<object> {
  static readonly subject = 'rpc.onboarding.provider-upload.discard.v1';
  declare readonly replyType?: object;
}

/** Travels as it is, not as text. */
export interface FilePartView {
  readonly bytes: Uint8Array;
}

/** A file of one signup. */
class ProviderFile {
  @SignupId() readonly signupId!: number;
  @IsUUID() readonly fileId!: string;
}

/** A file without its bytes. */
export class GetProviderFile extends ProviderFile implements Command<ProviderFileView> {
  static readonly subject = 'rpc.onboarding.provider-file.get.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  declare readonly replyType?: ProviderFileView;
}

/** One part of a file's bytes; nothing behind the last. */
export class GetProviderFilePart extends ProviderFile implements Command<FilePartView> {
  static readonly subject = 'rpc.onboarding.provider-file.get-part.v2';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  declare readonly replyType?: FilePartView;
  /** 0 for the first. */
  @IsInt() @Min(0) @Max(PARTS_MAX - 1) readonly part!: number;
}
