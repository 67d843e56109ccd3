import { useEffect, useRef, useState } from 'react';
import type { TicketFileView } from '@rep13/contracts-sla';
import { withVisibleMarks } from '@rep13/ui';
import { ApiError, apiUpload } from '@rep13/web-kit/api';
import { askWhoIsSignedIn } from '../session/useClientUser.ts';
import { fileProblem, uploadProblem } from './file-problem.ts';
import { isSessionOver } from './send-problem.ts';

export interface CurrentUpload {
  name: string;
  percent: number;
}

export interface RefusedUpload {
  name: string;
  words: string;
}

interface UploadsOf {
  files: readonly TicketFileView[];
  onChange: (files: readonly TicketFileView[]) => void;
  onUploading: (isUploading: boolean) => void;
}

/** Sends files one after another, and knows how far they are or why they were refused. */
export function useUploads(path: string, { files, onChange, onUploading }: UploadsOf) {
  const [current, setCurrent] = useState<CurrentUpload | null>(null);
  const [refused, setRefused] = useState<RefusedUpload[]>([]);
  const calledOff = useRef<AbortController | null>(null);
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);
  useEffect(() => () => calledOff.current?.abort(), []);

  const refuse = (name: string, words: string) => setRefused((known) => [...known, { name, words }]);

  const sendOne = async (file: File, signal: AbortSignal) => {
    const name = withVisibleMarks(file.name);
    const words = fileProblem(file);
    if (words) return refuse(name, words);
    const onProgress = (percent: number) => setCurrent({ name, percent });
    onProgress(0);
    try {
      const taken = await apiUpload<TicketFileView>(path, file, { onProgress, signal });
      latest.current = [...latest.current, taken];
      onChange(latest.current);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isSessionOver(error)) return askWhoIsSignedIn();
      if (!signal.aborted) refuse(name, uploadProblem(error));
    }
  };

  const sendAll = async (chosen: readonly File[]) => {
    const { signal } = (calledOff.current = new AbortController());
    setRefused([]);
    onUploading(true);
    for (const file of chosen) if (!signal.aborted) await sendOne(file, signal);
    setCurrent(null);
    onUploading(false);
  };
  return { current, refused, sendAll, cancel: () => calledOff.current?.abort() };
}
