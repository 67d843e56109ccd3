import { ApiError } from '@rep13/web-kit/api';

/** The server knows nobody any more: the sign-in has to take over. */
export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
