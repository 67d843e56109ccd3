/** `DSA-` and six of 32 letters and digits; without 0, O, 1 and I, which people mix up; any case on entry. */
export const CLIENT_ID_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CLIENT_ID = /^DSA-[A-HJ-NP-Z2-9]{6}$/i;

/** `DSA-YYYYMM-NNNN`; the last part grows past 9999. */
export const AGREEMENT_NUMBER = /^DSA-\d{6}-\d{4,}$/;

/** SHA-256 in lower-case hexadecimal. */
export const SHA256 = /^[0-9a-f]{64}$/;

/** A user name of staff. Compared without regard to case. */
export const ADMIN_USERNAME = /^[a-z0-9][a-z0-9._@-]*$/i;

/** No control characters and no halves of characters: one line of text that may go into a mail header or a PDF. */
export const SINGLE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;

/** Several lines without any other control characters. */
export const LINES = /^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u;

/** One line that reads in the order in which it is written: an address leads where one reads that it leads. */
export const PLAIN_LINE = /^[^\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]*$/u;

/** A kind of mail, such as `signup-confirmation`. */
export const EMAIL_KIND = /^[a-z]+(-[a-z]+)*$/;

/** An event's type, such as `onboarding.signup.registered.v1`. */
export const EVENT_TYPE = /^[a-z]+(\.[a-z]+(-[a-z]+)*){2}\.v\d{1,3}$/;

/** An event's type without its version, such as `onboarding.signup.registered`. */
export const EVENT_KIND = /^[a-z]+(\.[a-z]+(-[a-z]+)*){2}$/;

/** Who did what an event tells of: `admin:3`, `client:123456789`, `visitor`, `authority`, or `system` for the clock. */
export const ACTOR = /^(admin:[1-9]\d{0,9}|client:\d{9,10}|visitor|authority|system)$/;
