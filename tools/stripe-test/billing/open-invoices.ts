import type { Account } from '../account/account.ts';
import type { Invoice } from '../account/objects.ts';

export const invoicesOf = (account: Account, subscription: string): Invoice[] =>
  account.all('invoices').filter(({ parent }) => parent.subscription_details.subscription === subscription);

export const openInvoices = (account: Account, subscription: string): Invoice[] =>
  invoicesOf(account, subscription).filter(({ status }) => status === 'open');
