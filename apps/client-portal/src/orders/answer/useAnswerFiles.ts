import { useEffect, useRef } from 'react';
import type { Call, Upload } from '@rep13/contracts-operations';
import type { TicketFileView } from '@rep13/contracts-authority-requests';
import { useUploadQueue, type Uploads } from '@rep13/web-kit/uploads';
import { askWhoIsSignedIn } from '../../session/useClientUser.ts';
import { FILE_PROBLEMS } from './file-problem.ts';
import { isSessionOver } from '../../session/is-session-over.ts';

interface AnswerFilesOf {
  files: readonly TicketFileView[];
  onChange: (files: readonly TicketFileView[]) => void;
  onUploading: (isUploading: boolean) => void;
}

/** Sends the files of an answer, and adds each to them as it arrives. */
export function useAnswerFiles(
  call: Call<Upload, TicketFileView>,
  given: AnswerFilesOf,
): Uploads<TicketFileView> {
  const { files, onChange, onUploading } = given;
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);

  const uploads = useUploadQueue(
    {
      call,
      problems: PROBLEMS,
      onDone: (taken) => {
        latest.current = [...latest.current, taken];
        onChange(latest.current);
      },
    },
    { endsWithPage: true },
  );
  useEffect(() => {
    onUploading(uploads.isUploading);
    // Only that it has begun or ended is told.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [uploads.isUploading]);
  return uploads;
}

const PROBLEMS = {
  ...FILE_PROBLEMS,
  /** Where a session is over, the sign-in says it. */
  ofError: (error: unknown) => {
    if (!isSessionOver(error)) return FILE_PROBLEMS.ofError(error);
    void askWhoIsSignedIn();
    return null;
  },
};
