import type { ClientParticularsView, ProfileField } from '@rep13/contracts-onboarding';
import { PARTICULARS } from '@rep13/contracts-onboarding/constants';
import type { ParticularsValues } from './particulars.ts';

const textsOf = (textOf: (field: ProfileField) => string): ParticularsValues =>
  Object.fromEntries(PARTICULARS.map((field) => [field, textOf(field)])) as ParticularsValues;

/** Of a company that is not known yet. */
export const NO_PARTICULARS = textsOf(() => '');

/** What stands in the form before anything is typed. */
export const typedParticulars = (known: ClientParticularsView): ParticularsValues =>
  textsOf((field) => known[field] ?? '');

/** Only what is typed otherwise than it is known: the rest is not asked to change. */
export const changedParticulars = (
  known: ClientParticularsView,
  typed: ParticularsValues,
): Partial<ParticularsValues> =>
  Object.fromEntries(
    PARTICULARS.map((field) => [field, typed[field].trim()] as const).filter(
      ([field, text]) => text !== (known[field] ?? ''),
    ),
  );
