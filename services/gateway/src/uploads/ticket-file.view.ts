import type { TicketFileView } from '@rep13/contracts-authority-requests';

/** What clients and authorities see of a file. */
export const toTicketFileView = (file: TicketFileView): TicketFileView => ({
  id: file.id,
  name: file.name,
  contentType: file.contentType,
  size: file.size,
  createdAt: file.createdAt,
});
