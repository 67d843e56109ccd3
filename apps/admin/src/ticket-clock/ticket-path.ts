export const ticketPath = (id: number): string => `/admin/tickets/${id}`;
