/** An error's text is kept as far as it helps. */
const ERROR_MAX = 1_000;

/** An error as text that Postgres takes: what a foreign server says may hold anything, also NUL. */
export const errorText = (error: unknown): string => String(error).replaceAll('\0', ' ').slice(0, ERROR_MAX);

/** JSON that a jsonb column takes: it knows no NUL and no half of a character, JSON does. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value ?? null).replace(/\\(?:\\|u0000|ud[89a-f][0-9a-f]{2})/g, (escape) =>
    escape === '\\\\' ? escape : '\\ufffd',
  );
