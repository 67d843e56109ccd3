import { Transform } from 'class-transformer';
import { IsIn, IsString, Matches, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { normalisedWebsite, LIMITS, MESSAGES, SINGLE_LINE } from '@rep13/contracts-constants';
import { applyDecorators, NothingHidden, RequiredText } from '@rep13/contracts-validation';
import { COUNTRIES_OF_INCORPORATION } from './countries.ts';

const trimmed = Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

/** The company's name as it is registered. */
export const CompanyName = (): PropertyDecorator => RequiredText(LIMITS.nameMax, MESSAGES.companyName);

const inAscii = Transform(({ value }) =>
  typeof value === 'string' ? (normalisedWebsite(value) ?? value.trim()) : (value as unknown),
);

/** The company's website, with its scheme or without; its host in ASCII, whatever letters it was typed in. */
export const CompanyWebsite = (): PropertyDecorator =>
  applyDecorators(
    inAscii,
    IsString({ message: MESSAGES.websiteUrlRequired }),
    MinLength(1, { message: MESSAGES.websiteUrlRequired }),
    MaxLength(LIMITS.urlMax, { message: MESSAGES.websiteUrl }),
    ValidateBy({
      name: 'isWebsite',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && normalisedWebsite(value) !== null,
        defaultMessage: () => MESSAGES.websiteUrl,
      },
    }),
    NothingHidden(),
  );

/** One of the countries that we represent companies of, by its name. */
export const CountryOfIncorporation = (): PropertyDecorator =>
  applyDecorators(IsIn(COUNTRIES_OF_INCORPORATION, { message: MESSAGES.countryOfIncorporation }));

/** The company's registered address, on one line. */
export const RegisteredAddress = (): PropertyDecorator =>
  applyDecorators(
    trimmed,
    IsString({ message: MESSAGES.registeredAddress }),
    MinLength(LIMITS.addressMin, { message: MESSAGES.registeredAddress }),
    MaxLength(LIMITS.addressMax, { message: `Please use at most ${LIMITS.addressMax} characters` }),
    Matches(SINGLE_LINE, { message: 'Please write the address on one line' }),
  );

/** Who receives what authorities order. */
export const LegalContactName = (): PropertyDecorator =>
  RequiredText(LIMITS.nameMax, MESSAGES.legalContactName);
