import { SECOND_MS } from '@rep13/contracts-constants';
import { defineJob, RETRY } from '@rep13/service-kit';
import type { UploadIds } from './provider-uploads.ts';

/** Throws away an upload that nobody finished. */
export const DISCARD_PROVIDER_UPLOAD = defineJob<UploadIds>({
  queue: 'onboarding-uploads',
  name: 'discard-provider-upload',
  leaseMs: 10 * SECOND_MS,
  backoffMs: RETRY.later,
  maxAttempts: 100,
  concurrency: 1,
});
