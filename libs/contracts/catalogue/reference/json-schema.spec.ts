import 'reflect-metadata';
import {
  IsCreditCard,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { BillingBody, PaymentBody, SignupBody } from '@rep13/contracts-onboarding';
import { schemaOf } from '@rep13/contracts-validation/json-schema';

describe('the schema of a checked class', () => {
  it('has the limits of its fields', () => {
    expect(schemaOf(PaymentBody)).toEqual({
      type: 'object',
      properties: {
        signupId: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
        billing: schemaOf(BillingBody),
      },
      required: ['signupId'],
      additionalProperties: false,
    });
  });

  it('has inherited fields, and asks only for what must be there', () => {
    const { properties, required } = schemaOf(SignupBody);
    expect(properties['companyName']).toMatchObject({ type: 'string', minLength: 1, maxLength: 200 });
    expect(properties['termsAccepted']).toEqual({ enum: [true] });
    expect(properties['legalContactEmail']).toMatchObject({ format: 'email' });
    expect(required).toContain('legalContactEmail');
    expect(required).not.toContain('escalationContactEmail');
  });

  it('has lists, nested objects and every pattern', () => {
    class Part {
      @IsInt() readonly count!: number;
    }
    class Whole {
      @IsIn(['a', 'b'], { each: true }) @MaxLength(1, { each: true }) readonly letters!: string[];
      @IsOptional() @ValidateNested() readonly part?: Part;
      @Matches(/one/) @Matches(/two/) readonly text!: string;
    }
    expect(schemaOf(Whole).properties).toEqual({
      letters: { type: 'array', items: { enum: ['a', 'b'], maxLength: 1 } },
      part: schemaOf(Part),
      text: { type: 'string', pattern: expect.any(String), allOf: [{ pattern: expect.any(String) }] },
    });
  });

  it('says what may be null, what may be absent, and what may be both', () => {
    class Answers {
      @ValidateIf((_, value) => value !== null) @IsInt() readonly isThere!: number | null;
      @ValidateIf((_, value) => (value ?? null) !== null) @IsInt() readonly both?: number | null;
      @IsOptional() @IsInt() readonly isAbsent?: number;
      @ValidateIf(({ both }: Answers) => both === 1) @IsInt() readonly isConditional?: number;
    }
    const integer = { type: 'integer' };
    const orNull = { anyOf: [integer, { type: 'null' }] };
    expect(schemaOf(Answers)).toMatchObject({
      properties: { isThere: orNull, both: orNull, isAbsent: integer, isConditional: orNull },
      required: ['isThere'],
    });
  });

  it('is not made of rules that nobody has put into words', () => {
    class Unknown {
      @IsString() @IsCreditCard() readonly card!: string;
    }
    expect(() => schemaOf(Unknown)).toThrow(
      'Unknown.card: say in libs/contracts/validation/src/json-schema.ts',
    );
  });
});
