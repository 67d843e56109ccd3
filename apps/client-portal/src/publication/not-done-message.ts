import { ApiError } from '@rep13/web-kit/api';

const BY_STATUS: Record<number, string> = {
  409: 'We read your website only while the mandate is in force.',
  429: 'You can have your website read six times an hour. Please try again later.',
};

/** Why the website is not read, where no field says it. */
export function notDoneMessage(error: unknown): string {
  const known = error instanceof ApiError ? BY_STATUS[error.status] : undefined;
  return known ?? 'That did not work. Please try again.';
}
