import { Transform, Type } from 'class-transformer';
import {
  Equals,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { LIMITS, MESSAGES, SINGLE_LINE, typedClientId } from '@rep13/contracts-constants';
import { applyDecorators } from './apply-decorators.ts';
import { NothingHidden } from './text.ts';

/** May be null, and is then not looked at; it has to be there. */
export const OrNull = (): PropertyDecorator => applyDecorators(ValidateIf((_, value) => value !== null));

/** May be absent or null, and is then not looked at. `IsOptional` lets null pass too, and the documents do not say so. */
export const OptionalOrNull = (): PropertyDecorator =>
  applyDecorators(ValidateIf((_, value) => (value ?? null) !== null));

/** A checkbox that must be ticked. */
export const MustBeTrue = (message: string): PropertyDecorator => applyDecorators(Equals(true, { message }));

/** A list of such objects, each checked by its own class. */
export const ListOf = (item: new () => object): PropertyDecorator =>
  applyDecorators(
    ValidateBy({ name: 'listOf', constraints: [item], validator: { validate: Array.isArray } }),
    ValidateNested({ each: true }),
    Type(() => item),
  );

/** A signup's id: a random integer, 100,000,000 to 2,147,483,647, so that nobody guesses another one's. */
export const SignupId = (): PropertyDecorator =>
  applyDecorators(
    IsInt({ message: MESSAGES.signupId }),
    Min(1, { message: MESSAGES.signupId }),
    Max(2_147_483_647, { message: MESSAGES.signupId }),
  );

/** A new password: 8 to 128 characters. */
export const NewPassword = (): PropertyDecorator =>
  applyDecorators(
    IsString({ message: MESSAGES.passwordLength }),
    MinLength(LIMITS.passwordMin, { message: MESSAGES.passwordLength }),
    MaxLength(LIMITS.passwordMax, { message: MESSAGES.passwordTooLong }),
    Matches(SINGLE_LINE, { message: MESSAGES.hiddenCharacters }),
  );

/** A password as entered at a sign-in; its length is checked nowhere but at the top. */
export const EnteredPassword = (): PropertyDecorator =>
  applyDecorators(
    IsString({ message: MESSAGES.password }),
    MinLength(1, { message: MESSAGES.password }),
    MaxLength(1_000, { message: MESSAGES.passwordTooLong }),
    Matches(SINGLE_LINE, { message: MESSAGES.hiddenCharacters }),
  );

const normalisedClientId = Transform(({ value }) =>
  typeof value === 'string' ? (typedClientId(value) ?? value.trim().toUpperCase()) : (value as unknown),
);

/** `DSA-XXXXXX`, in any case and width, with any dash or none. */
export const ClientId = (): PropertyDecorator =>
  applyDecorators(
    normalisedClientId,
    IsString({ message: MESSAGES.clientId }),
    MinLength(1, { message: MESSAGES.clientId }),
    MaxLength(40, { message: 'Please enter a Client ID such as DSA-ABC234' }),
    NothingHidden(),
  );

/** `true` and `false`, also as a query string writes them. */
const booleanOfQuery = Transform(({ value }) =>
  value === 'true' ? true : value === 'false' ? false : (value as unknown),
);

/** A choice of a list query that may be absent: `true` or `false`. */
export const OptionalFlag = (): PropertyDecorator =>
  applyDecorators(booleanOfQuery, IsOptional(), IsBoolean({ message: 'Please use true or false' }));
