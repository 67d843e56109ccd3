const MIB = 1024 * 1024;

/** What may be uploaded with the provider information: the bytes decide what a file is, never its name. */
export const PROVIDER_FILES = {
  /** Size of one file, in bytes. */
  bytesMax: 10 * MIB,
  /** Files of one signup, and their bytes together. */
  filesPerSignup: 20,
  bytesPerSignup: 50 * MIB,
  /** As long as nobody has set the account up from our mail: kept bytes, and uploads that have not ended. */
  bytesBeforeSetup: 5 * MIB,
  uploadsBeforeSetup: 2,
  /** Length of a name, in characters. */
  nameMax: 200,
  /** Endings a browser may offer for choosing; what a file is, its bytes decide. */
  extensions: ['.pdf', '.docx', '.odt', '.txt', '.md'],
} as const;

/** Days before the annual update is due on which the client is reminded. */
export const UPDATE_REMINDER_DAYS = [30, 7, 0] as const;
export type UpdateReminderDays = (typeof UPDATE_REMINDER_DAYS)[number];
