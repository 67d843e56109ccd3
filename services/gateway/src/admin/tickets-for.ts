import type { StaffTicketsQuery } from '@rep13/contracts-admin';
import type { ListTickets } from '@rep13/contracts-sla';

/** The list's filters as the service takes them: `me` is who asks, `none` is null. */
export function ticketsFor(
  { assignee, ...filters }: StaffTicketsQuery,
  adminUserId: number,
): Omit<ListTickets, 'replyType'> {
  if (assignee === undefined) return filters;
  const ids: Record<string, number | null> = { me: adminUserId, none: null };
  return { ...filters, assigneeId: assignee in ids ? (ids[assignee] ?? null) : Number(assignee) };
}
