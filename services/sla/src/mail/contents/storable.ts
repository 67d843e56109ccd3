/** Postgres takes neither NUL nor halves of characters, and a mail may hold both. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

export const storableOrNull = (text: string | null): string | null => (text === null ? null : storable(text));
