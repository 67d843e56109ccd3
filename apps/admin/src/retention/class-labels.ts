import { RETENTION_CLASSES, type RetentionClassName } from '@rep13/contracts-constants';

/** A class in words: the part of its sentence before the colon or the comma. */
export function words(name: string): string {
  const found = RETENTION_CLASSES[name as RetentionClassName] as { what: string } | undefined;
  return found ? (found.what.split(/[:,]/)[0] ?? name) : name;
}
