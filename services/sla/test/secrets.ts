/** What the service under test makes links and keys of. */
export const SECRETS = {
  AUTHORITY_LINK_SECRET: 'what makes links of authorities, long enough',
  TICKET_FILE_KEY: 'what encrypts the files of tickets, long enough',
};
