import { MESSAGES, PROVIDER_FILES } from '@rep13/contracts-constants';
import type { ApiError } from '@rep13/web-kit/api';

const MIB = 1024 * 1024;
const TOO_LARGE = `This file is larger than ${PROVIDER_FILES.bytesMax / MIB} MB`;
const NOT_ACCEPTED = 'Please choose a PDF, Word, OpenDocument or plain text file';

const BY_CODE: Record<string, string> = {
  'onboarding.file-too-large': TOO_LARGE,
  'onboarding.file-type-not-accepted': `${NOT_ACCEPTED}. The contents of this one are in another format`,
  'onboarding.file-active':
    'This file holds a script, an action or other files, which we do not accept. Please print it into a new PDF and choose that',
  'onboarding.file-unreadable':
    'This PDF is protected or damaged, so we cannot check it. Please choose one without a password',
  'onboarding.file-infected': 'Our virus scanner found something harmful in this file',
  'onboarding.file-not-scanned':
    'We cannot check files for viruses at the moment. Please try again in a minute',
  'onboarding.file-quota-before-setup': `Until your client account is set up there is room for ${PROVIDER_FILES.bytesBeforeSetup / MIB} MB. Set it up from the link in our email, then add the rest`,
  'onboarding.file-quota-reached': `You have uploaded ${PROVIDER_FILES.filesPerSignup} files or ${PROVIDER_FILES.bytesPerSignup / MIB} MB, which is all there is room for. Please write to support`,
  'onboarding.upload-incomplete': 'The upload was incomplete. Please try again',
  'onboarding.account-suspended': 'This account is suspended and takes no files',
};

/** Why a file need not be sent at all; nothing when it may be good. The server looks at its bytes. */
export function fileErrorMessage({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size === 0) return MESSAGES.uploadEmpty;
  if (size > PROVIDER_FILES.bytesMax) return TOO_LARGE;
  const isOffered = PROVIDER_FILES.extensions.some((ending) => name.toLowerCase().endsWith(ending));
  return isOffered ? null : NOT_ACCEPTED;
}

/** What the server, or its silence, means for the person. */
export function uploadErrorMessage({ code, status, errors }: ApiError): string {
  if (status === 0) return 'The upload was interrupted. Please check your connection and try again';
  if (status === 404)
    return 'Your session has ended. Sign in, or open the link from our email again; then choose the file anew';
  return (code && BY_CODE[code]) ?? errors?.[0]?.message ?? 'The file could not be taken. Please try again';
}
