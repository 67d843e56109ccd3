/** What the other subjects may use of clients' accounts. */
export { reusePassword } from './activate-account.ts';
