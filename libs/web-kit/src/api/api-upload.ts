import type { Call, Upload } from '@rep13/contracts-operations';
import { idempotencyHeaders, type CallOptions, type SendOptions } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { parsed } from './parsed.ts';

/** The gateway receives a file for a minute and needs a moment to keep it. */
const DEADLINE_MS = 75_000;

export interface UploadOptions extends CallOptions, Pick<SendOptions, 'idempotencyKey'> {
  /** How much has left the browser, in percent. */
  onProgress?: (percent: number) => void;
  /** Ends the upload; the answer is then a refusal with status 0. */
  signal?: AbortSignal;
}

/**
 * Sends one file in the multipart field `file`. `fetch` can't tell how far it is, so this is an XMLHttpRequest.
 * @throws {ApiError} for every answer that is not a success, and for no answer
 */
export function apiUpload<A>(
  { method, path }: Call<Upload, A>,
  file: File,
  { onProgress, signal, idempotencyKey, headers: given = {} }: UploadOptions = {},
): Promise<A> {
  return new Promise<A>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new ApiError(0, 'No answer from the server'));
    request.open(method, path);
    const headers = { ...given, ...idempotencyHeaders(idempotencyKey) };
    Object.entries(headers).forEach(([name, value]) => request.setRequestHeader(name, value));
    request.timeout = DEADLINE_MS;
    request.onload = () => {
      const { status, statusText, responseText } = request;
      const data = parsed(responseText);
      if (status < 200 || status >= 300) reject(new ApiError(status, responseText || statusText, data));
      else resolve(data as A);
    };
    request.onerror = request.ontimeout = request.onabort = fail;
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress?.(total > 0 ? Math.round((100 * loaded) / total) : 0);
    if (signal?.aborted) return fail();
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formOf(file));
  });
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}
