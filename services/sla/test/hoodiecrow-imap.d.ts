/** The IMAP server of the tests, which brings no types. */
declare module 'hoodiecrow-imap' {
  export default function hoodiecrow(options: object): unknown;
}
