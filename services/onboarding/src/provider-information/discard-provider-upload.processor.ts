import { Injectable } from '@nestjs/common';
import { Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { DISCARD_PROVIDER_UPLOAD } from './discard-provider-upload.job.ts';
import { deleteUpload, type UploadIds } from './provider-uploads.ts';

/** Nothing to do for an upload that became a file. */
@Process(DISCARD_PROVIDER_UPLOAD)
@Injectable()
export class DiscardProviderUploadProcessor implements JobProcessor<UploadIds> {
  process({ payload }: JobTry<UploadIds>): Promise<Conclusion> {
    return Promise.resolve(async ({ db }) => void (await deleteUpload(db, payload)));
  }
}
