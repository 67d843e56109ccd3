import * as verify from '@rep13/contracts-api-public/verify';
import { addressOf, callOf } from '@rep13/contracts-operations';
import { useEffect, useRef, useState } from 'react';
import type { KnownDocumentView, UploadVerificationView } from '@rep13/contracts-agreements';
import { apiGet, apiUpload } from '@rep13/web-kit/api';
import { isPdf } from './is-pdf.ts';
import { verifyErrorMessage } from './verify-error-message.ts';

/** How far the check of one file is. */
export type Verification =
  | { step: 'nothing' }
  | { step: 'hashing' | 'asking' | 'not-a-pdf'; name: string }
  | { step: 'known'; name: string; document: KnownDocumentView }
  | { step: 'unknown'; name: string; file: File }
  | { step: 'sending'; name: string; percent: number }
  | { step: 'read'; name: string; reading: UploadVerificationView }
  | { step: 'failed'; name: string; reason: string; retry: () => void };

/** Checks one file after the other; what comes late for an earlier one is not shown. */
export function useVerification() {
  const [state, setState] = useState<Verification>({ step: 'nothing' });
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  /** Runs the steps of one file; only the last one that was begun may show anything. */
  const run = async (
    name: string,
    steps: (show: typeof setState, signal: AbortSignal) => Promise<void>,
    retry: () => void,
  ) => {
    current.current?.abort();
    const { signal } = (current.current = new AbortController());
    const show: typeof setState = (next) => !signal.aborted && setState(next);
    await steps(show, signal).catch((error: unknown) =>
      show({ step: 'failed', name, reason: verifyErrorMessage(error), retry }),
    );
  };

  const check = (file: File): Promise<void> => {
    const { name } = file;
    const steps = async (show: typeof setState) => {
      show({ step: 'hashing', name });
      if (!(await isPdf(file))) return show({ step: 'not-a-pdf', name });
      const sha256 = await checksumOf(file);
      show({ step: 'asking', name });
      const document = await apiGet(addressOf(verify.find, { params: { sha256 } }));
      show(document.known ? { step: 'known', name, document } : { step: 'unknown', name, file });
    };
    return run(name, steps, () => void check(file));
  };

  const send = (file: File): Promise<void> => {
    const { name } = file;
    const steps = async (show: typeof setState, signal: AbortSignal) => {
      const onProgress = (percent: number) => show({ step: 'sending', name, percent });
      onProgress(0);
      const reading = await apiUpload(callOf(verify.verify), file, { onProgress, signal });
      show({ step: 'read', name, reading });
    };
    return run(name, steps, () => void send(file));
  };
  return { state, check, send };
}

/** SHA-256 of a file, hexadecimal, computed here. @throws when the file can't be read, or the page came without https. */
async function checksumOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
