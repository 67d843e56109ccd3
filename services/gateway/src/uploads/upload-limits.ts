export const FILE_FIELD = 'file';

/** For multer: one file, no other fields. */
export const multipartLimits = (bytesMax: number) => ({
  files: 1,
  fields: 0,
  parts: 1,
  fileSize: bytesMax,
  fieldNameSize: 100,
  headerPairs: 20,
});

/** What a form adds to its file at most. */
const FORM_BYTES = 16 * 1024;
export const formBytesMax = (bytesMax: number): number => bytesMax + FORM_BYTES;

/** A slow line gets this long to send 25 MB. */
export const RECEIVE_WITHIN_MS = 150_000;
/** How long a file that is there waits for its turn, and then for what is made of it. */
export const TURN_WITHIN_MS = 10_000;
export const HANDLE_WITHIN_MS = 45_000;
