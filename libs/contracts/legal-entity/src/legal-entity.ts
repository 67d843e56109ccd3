import { IsBoolean, IsIn, IsOptional, IsTimeZone, Matches, ValidateBy } from 'class-validator';
import { PLAIN_LINE } from '@rep13/contracts-constants';
import { applyDecorators, RequiredEmail, RequiredText } from '@rep13/contracts-validation';
import { EU_STATE_CODES, EU_STATES, type EuStateCode } from './eu-states.ts';
import { exampleLanguages, isDeclarable, type LanguageCode } from './official-languages.ts';

const STATE = 'set it to the ISO code of a Member State, such as "NL"';

/** Goes into pages, data for machines and mails as it is, so it holds nothing that one of them reads as markup. */
const Printed = (max: number, example: string): PropertyDecorator =>
  applyDecorators(
    RequiredText(max, `set it to text such as "${example}"`),
    Matches(PLAIN_LINE, { message: 'leave out characters that nobody sees' }),
    Matches(/^[^"\\<>%]*$/, { message: 'leave out " \\ < > and %; quotes may be “ ”' }),
  );

/** Must agree with the state of establishment; `expected` says with what, or is undefined when anything will do. */
const OfEstablishment = (
  expected: (state: EuStateCode, given: unknown) => string | undefined,
): PropertyDecorator =>
  ValidateBy({
    name: 'ofEstablishment',
    validator: {
      validate: (value, args) => isRight(expected, value, args?.object as LegalEntity),
      defaultMessage: (args) => {
        const { establishmentState: state } = args?.object as LegalEntity;
        return `set it to "${expected(state, args?.value)}", which is that of establishmentState "${state}"`;
      },
    },
  });

/** A state that is none is told at its own field. */
const isRight = (
  expected: (state: EuStateCode, given: unknown) => string | undefined,
  value: unknown,
  { establishmentState: state }: LegalEntity,
): boolean => {
  if (!EU_STATE_CODES.includes(state)) return true;
  const right = expected(state, value);
  return right === undefined || right === value;
};

/** A coordinator's name may be written otherwise than in our list, but not be that of another state. */
const ownCoordinator = (state: EuStateCode, given: unknown): string | undefined =>
  Object.values(EU_STATES).some(({ coordinator }) => coordinator === given)
    ? EU_STATES[state].coordinator
    : undefined;

/** Article 11(3) DSA: at least one that is official where the representative is established. */
const Languages = (): PropertyDecorator =>
  ValidateBy({
    name: 'languages',
    validator: {
      validate: (value, args) => isDeclarable(value, (args?.object as LegalEntity).establishmentState),
      defaultMessage: (args) => {
        const { establishmentState: state } = args?.object as LegalEntity;
        const example = exampleLanguages(state).map((code) => `"${code}"`);
        return `set it to ISO 639-1 codes of official languages of Member States, each once and one of them official in establishmentState "${state}" (Article 11(3) DSA), as in this line: "languages": [${example.join(', ')}]`;
      },
    },
  });

/**
 * Who the representative is: the one record behind /legal, the footer, the agreement and the mails. Article 13(4) DSA.
 * A service that prints it reads it at its start from the file that the setting LEGAL_ENTITY names.
 */
export class LegalEntity {
  @Printed(40, 'Rep13') readonly brand!: string;
  @Printed(120, 'Rep13 OÜ') readonly name!: string;
  @Printed(120, 'Estonian Business Register') readonly registry!: string;
  @Printed(60, '16000013') readonly registryCode!: string;
  @Printed(120, 'Herengracht 13') readonly street!: string;
  @Printed(20, '1015 BA') readonly postalCode!: string;
  @Printed(80, 'Amsterdam') readonly city!: string;
  @Printed(80, 'Netherlands') readonly country!: string;

  /** Stands on invoices, where the company has one. Article 226(3) of Directive 2006/112/EC. */
  @IsOptional()
  @Matches(/^[A-Z]{2}[0-9A-Z+*]{2,12}$/, {
    message:
      'set it to a VAT number with the code of its state and without blanks, such as "NL123456789B01", or leave it out',
  })
  readonly vatNumber?: string | null;

  /** Where the company is registered. */
  @IsIn(EU_STATE_CODES, { message: STATE }) readonly incorporationState!: EuStateCode;
  /** Where the representative resides or is established: it decides which coordinator is notified. Article 13(4). */
  @IsIn(EU_STATE_CODES, { message: STATE }) readonly establishmentState!: EuStateCode;
  /** The same state by its English name, as it is printed. */
  @OfEstablishment((state) => EU_STATES[state].name) readonly memberState!: string;
  /** Whose coordinator was notified: it can only be that of the state of establishment. */
  @OfEstablishment((state) => state)
  @IsIn(EU_STATE_CODES, { message: STATE })
  readonly coordinatorCode!: EuStateCode;
  @OfEstablishment(ownCoordinator)
  @Printed(120, 'Autoriteit Consument & Markt (ACM)')
  readonly coordinator!: string;

  /** Where authorities reach us day and night. */
  @RequiredEmail('set it to a mail address')
  @Printed(120, 'authorities@rep13.example')
  readonly authorityEmail!: string;
  @RequiredEmail('set it to a mail address')
  @Printed(120, 'support@rep13.example')
  readonly supportEmail!: string;
  /** E.164, with spaces for reading. */
  @Matches(/^\+[1-9](?: ?\d){6,14}$/, { message: 'set it to digits after a +, such as "+31 20 555 0113"' })
  readonly phone!: string;
  @Printed(80, 'Mon-Fri 9AM-6PM CET') readonly businessHours!: string;
  /** By which days are counted. */
  @IsTimeZone({ message: 'set it to a time zone such as "Europe/Amsterdam"' }) readonly timeZone!: string;
  /** In which authorities may write to us, by ISO 639-1 code; published. Article 11(3) DSA. */
  @Languages() readonly languages!: readonly LanguageCode[];

  /** Made up, for trying the product: then everything that prints it says so, and production does not start with it. */
  @IsBoolean({ message: 'set it to false, or to true where the particulars are made up' })
  readonly isSample!: boolean;
}
