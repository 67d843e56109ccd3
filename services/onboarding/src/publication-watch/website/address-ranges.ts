import { isAddressRange } from '@rep13/safe-fetch';
import { ValidateBy, type ValidationOptions } from 'class-validator';

/** The ranges in a list with commas. */
export const addressRanges = (list = ''): string[] => list.split(',').flatMap((range) => range.trim() || []);

/** Is a list of ranges such as `203.0.113.0/24,2001:db8::/32`. */
export const IsAddressRanges = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isAddressRanges',
      validator: {
        validate: (list) => typeof list === 'string' && addressRanges(list).every(isAddressRange),
      },
    },
    options,
  );
