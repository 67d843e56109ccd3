/** What a client's file consists of, for the trail of who read it; `account` is the admin page with its history. */
export const CLIENT_FILE_PARTS = [
  'account',
  'registration',
  'agreement',
  'agreement-pdf',
  'addendum-pdf',
  'provider-information',
  'provider-file',
  'ticket',
] as const;
export type ClientFilePart = (typeof CLIENT_FILE_PARTS)[number];
