import { useState } from 'react';
import { TICKET_FILES } from '@rep13/contracts-constants';
import type { StaffFileView } from '@rep13/contracts-sla';
import { ApiError, apiUpload } from '@rep13/web-kit/api';
import { askWhoIsSignedIn } from '../../session/useAdminUser.ts';
import { ticketErrorMessage } from '../work/ticket-error-message.ts';
import { ticketApi } from '../work/ticket-work.ts';

/** A file on its way, or one that was refused. */
export interface Upload {
  readonly name: string;
  readonly percent: number;
  /** Why it was refused; empty while nothing is wrong. */
  readonly problem: string;
}

/** Sends files to a ticket, one after the other, and knows how far they are. */
export function useUploads(ticketId: number, onDone: (file: StaffFileView) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const update = (name: string, change: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.name === name ? { ...upload, ...change } : upload)));

  const sendOne = async (file: File) => {
    const { name } = file;
    const problem = file.size > TICKET_FILES.bytesMax ? 'This file is larger than 10 MB.' : '';
    setUploads((all) => [...all.filter((upload) => upload.name !== name), { name, percent: 0, problem }]);
    if (problem) return;
    try {
      const onProgress = (percent: number) => update(name, { percent });
      onDone(await apiUpload<StaffFileView>(`${ticketApi(ticketId)}/files`, file, { onProgress }));
      setUploads((all) => all.filter((upload) => upload.name !== name));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) void askWhoIsSignedIn();
      update(name, { problem: ticketErrorMessage(error) });
    }
  };
  const send = async (files: readonly File[]) => {
    for (const file of files) await sendOne(file);
  };
  return { uploads, send, isSending: uploads.some(({ problem }) => problem === '') };
}
