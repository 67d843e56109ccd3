/** The repository's folder, with a slash at its end. */
export const root: string;
export function appFolder(name: string): string;
export function globalName(name: string): string;
