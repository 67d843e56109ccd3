const GROUP = /.{1,4}/g;

/** In groups of four, as it is read out on the telephone. */
export const inGroups = (fingerprint: string): string =>
  (fingerprint.toUpperCase().match(GROUP) ?? []).join(' ');
