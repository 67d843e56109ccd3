import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
} from 'class-validator';
import { EU_MEMBER_STATES, LINES, MESSAGES } from '@rep13/contracts-constants';
import { EU_STATES } from '@rep13/contracts-legal-entity';
import { applyDecorators, OptionalOrNull } from '@rep13/contracts-validation';
import { AUTHORITY_LIMITS, TICKET_FILES, type IssuingState } from './constants/index.ts';

export const ISSUING_STATES: readonly IssuingState[] = [...EU_MEMBER_STATES, 'European Union'];

/** ISO 3166-1 code → English name; `EL` is what the Union calls Greece, `EU` is the Union itself. */
const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(EU_STATES).map(([code, { name }]) => [code, name])),
  EL: 'Greece',
  EU: 'European Union',
};

const named = ({ value }: { value: unknown }): unknown => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return text === '' ? null : (NAMES[text.toUpperCase()] ?? text);
};

/** A Member State by English name or ISO code, kept by its name. */
export const IssuingStateField = (): PropertyDecorator =>
  applyDecorators(
    Transform(named),
    OptionalOrNull(),
    IsIn(ISSUING_STATES, { message: MESSAGES.issuingState }),
  );

const withoutEmptyLines = ({ value }: { value: unknown }): unknown =>
  Array.isArray(value)
    ? value
        .map((line: unknown) => (typeof line === 'string' ? line.trim() : line))
        .filter((line) => line !== '')
    : value;

/** So many lines, and characters of each. */
interface ListLimits {
  readonly linesMax: number;
  readonly lineMax: number;
}

/** Lines such as addresses or account names, as the authority wrote them; they are never followed. */
export function OptionalList({ linesMax, lineMax }: ListLimits = AUTHORITY_LIMITS): PropertyDecorator {
  const message = `Please give a list of at most ${linesMax} lines`;
  return applyDecorators(
    Transform(withoutEmptyLines),
    OptionalOrNull(),
    IsArray({ message }),
    ArrayMaxSize(linesMax, { message }),
    IsString({ each: true, message }),
    MaxLength(lineMax, { each: true, message: `Please use at most ${lineMax} characters a line` }),
    Matches(LINES, { each: true, message: 'Please leave out control characters' }),
  );
}

/** Files that go with a message, by id. */
export const FileIds = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    IsArray(),
    ArrayMaxSize(TICKET_FILES.filesMax),
    IsUUID(undefined, { each: true, message: MESSAGES.upload }),
  );

/** An empty choice is none. */
export const EmptyIsNull = (): PropertyDecorator =>
  Transform(({ value }) => (value === '' ? null : (value as unknown)));
