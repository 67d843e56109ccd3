const NUMBER = new Intl.NumberFormat('en-GB');

/** Such as "12,345". */
export const exactNumber = (value: number): string => NUMBER.format(value);
