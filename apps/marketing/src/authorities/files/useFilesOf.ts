import * as requests from '@rep13/contracts-api-public/authority-requests';
import { callOf } from '@rep13/contracts-operations';
import type { TicketFileView } from '@rep13/contracts-authority-requests';
import { useUploadQueue, type Upload, type Uploads } from '@rep13/web-kit/uploads';
import { bearer, type RequestLink } from '../link/request-link.ts';
import { useTexts } from '../../language/useLanguage.ts';
import { fileProblemsIn } from './file-problem.ts';

/** Sends files to a request, one after the other. */
export function useFilesOf(link: RequestLink, first?: readonly File[]): Uploads<TicketFileView> {
  const problems = fileProblemsIn(useTexts().files);
  const call = callOf(requests.upload, { params: { reference: link.reference } });
  return useUploadQueue<TicketFileView>({ call, ...bearer(link), problems }, { first });
}

/** Those that have arrived. */
export const arrived = (list: readonly Upload<TicketFileView>[]): TicketFileView[] =>
  list.flatMap(({ state }) => (state.step === 'done' ? [state.view] : []));
