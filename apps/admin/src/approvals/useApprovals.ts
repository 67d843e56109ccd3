import type { ApprovalNeededView } from '@rep13/contracts-admin';
import { list } from '@rep13/contracts-api-admin/approvals';
import { addressOf } from '@rep13/contracts-operations';
import { reloadApi } from '@rep13/web-kit/api';
import { REFRESH_MS } from '../list/useList.ts';
import { useAdminApi } from '../session/useAdminApi.ts';

const ADDRESS = addressOf(list);

/** Steps that take two of staff: those that wait, and those that were decided. */
export const useApprovals = () => useAdminApi(ADDRESS, REFRESH_MS);

/** Something was asked for or decided: every page that shows it is told. */
export const reloadApprovals = (): Promise<void> => reloadApi(ADDRESS);

/** Whether a call was not carried out, but asked for. */
export const isApprovalNeeded = (reply: object): reply is ApprovalNeededView => 'approvalId' in reply;
