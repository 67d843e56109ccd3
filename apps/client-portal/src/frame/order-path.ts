/** The page of one order; mails lead there, too. */
export const orderPath = (id: number | string): string => `/client/orders/${id}`;
