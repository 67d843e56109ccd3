/** The entries of a field of a `PrintedEntity` that is a list, such as its languages. */
export const printedList = (field: string): string[] => field.split(', ');
