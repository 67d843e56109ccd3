import * as files from '@rep13/contracts-api-public/provider-information-files';
import { callOf } from '@rep13/contracts-operations';
import { useEffect, useRef, useState } from 'react';
import type { ProviderFileView } from '@rep13/contracts-onboarding';
import type { UploadState } from '@rep13/ui';
import { ApiError, apiUpload } from '@rep13/web-kit/api';
import { fileErrorMessage, uploadErrorMessage } from './upload-error-message.ts';

interface Upload {
  state: UploadState;
  send: (file: File) => Promise<void>;
  cancel: () => void;
}

interface UploadReactions {
  onDone: (file: ProviderFileView) => void;
  /** 1 when an upload begins, -1 when it has ended in any way. */
  onUploading: (change: 1 | -1) => void;
}

/** Sends one file at a time to a registration, and knows how far it is or why it was refused. */
export function useUpload(signupId: number, { onDone, onUploading }: UploadReactions): Upload {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const calledOff = useRef<AbortController | null>(null);
  useEffect(() => () => calledOff.current?.abort(), []);

  const send = async (file: File) => {
    const { name } = file;
    const reason = fileErrorMessage(file);
    if (reason) return setState({ step: 'refused', name, reason });
    const abort = (calledOff.current = new AbortController());
    const onProgress = (percent: number) => setState({ step: 'sending', name, percent });
    onProgress(0);
    onUploading(1);
    try {
      const call = callOf(files.upload, { params: { signupId } });
      onDone(await apiUpload(call, file, { onProgress, signal: abort.signal }));
      setState({ step: 'idle' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(
        abort.signal.aborted
          ? { step: 'idle' }
          : { step: 'refused', name, reason: uploadErrorMessage(error) },
      );
    } finally {
      onUploading(-1);
    }
  };
  return { state, send, cancel: () => calledOff.current?.abort() };
}
