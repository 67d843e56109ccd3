import { PROVIDER_FILES } from '@rep13/contracts-constants';

const EXTENSION = /\.([a-z0-9]{1,8})$/i;

/** In lower case, without the dot; empty if there is none. */
export const extensionOf = (name: string): string => EXTENSION.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * What is left of a name that a browser gave: no folders, no characters that steer or hide (control characters,
 * changes of direction), none that a file system takes for something else.
 */
export function cleanFileName(given: string): string {
  const base = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = base
    .replace(/\s+/g, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return plain || 'document';
}

/** The clean name with the ending of what the file is, at most 200 characters. */
export function nameWithExtension(name: string, extension: string): string {
  const given = extensionOf(name);
  if (extension === 'jpg' && given === 'jpeg')
    return nameWithExtension(name.slice(0, -'.jpeg'.length), extension);
  const base = given === extension ? name.slice(0, -extension.length - 1) : name;
  const room = PROVIDER_FILES.nameMax - extension.length - 1;
  const stem = [...base].slice(0, room).join('').trimEnd();
  return `${stem || 'document'}.${extension}`;
}
