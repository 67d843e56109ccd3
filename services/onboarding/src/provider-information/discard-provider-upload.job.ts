import { defineJob } from '@rep13/service-kit';
import type { UploadIds } from './provider-uploads.ts';

const SECOND = 1_000;

/** Throws away an upload that nobody finished. */
export const DISCARD_PROVIDER_UPLOAD = defineJob<UploadIds>({
  queue: 'onboarding-uploads',
  name: 'discard-provider-upload',
  leaseMs: 10 * SECOND,
  backoffMs: [1 * SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND],
  maxAttempts: 100,
  concurrency: 1,
});
