/** What the other subjects may use of clients' accounts. */
export { keepPassword } from './keep-password.ts';
