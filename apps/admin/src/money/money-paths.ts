/** Payments, where one looks for them: a company's name. */
export const paymentsPath = (search: string): string => `/admin/payments?${new URLSearchParams({ search })}`;

/** Invoices, where one looks for them: a company's name or a number. */
export const invoicesPath = (search: string): string => `/admin/invoices?${new URLSearchParams({ search })}`;
