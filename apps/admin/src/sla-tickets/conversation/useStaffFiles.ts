import { TICKET_FILES } from '@rep13/contracts-authority-requests/constants';
import type { StaffFileView } from '@rep13/contracts-sla';
import { upload } from '@rep13/contracts-api-admin/ticket-files';
import { callOf } from '@rep13/contracts-operations';
import { ApiError } from '@rep13/web-kit/api';
import { useUploadQueue, type Uploads } from '@rep13/web-kit/uploads';
import { askWhoIsSignedIn } from '../../session/useAdminUser.ts';
import { ticketErrorMessage } from '../work/ticket-error-message.ts';

/** Sends files to a ticket, one after the other. */
export const useStaffFiles = (
  ticketId: number,
  onDone: (file: StaffFileView) => void,
): Uploads<StaffFileView> =>
  useUploadQueue({
    call: callOf(upload, { params: { id: ticketId } }),
    problems: FILE_PROBLEMS,
    onDone,
  });

const FILE_PROBLEMS = {
  ofFile: ({ size }: File) =>
    size > TICKET_FILES.bytesMax
      ? `This file is larger than ${TICKET_FILES.bytesMax / 1024 / 1024} MB.`
      : undefined,
  ofError: (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) void askWhoIsSignedIn();
    return ticketErrorMessage(error);
  },
};
