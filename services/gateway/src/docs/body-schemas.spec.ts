import { PaymentBody, SignupBody } from '@rep13/contracts';
import { schemaOf } from './body-schemas.ts';

describe('the documented body', () => {
  it('has the limits of its contract class', () => {
    expect(schemaOf(PaymentBody)).toEqual({
      type: 'object',
      properties: { signupId: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
      required: ['signupId'],
      additionalProperties: false,
    });
  });

  it('has inherited fields, and asks only for what must be there', () => {
    const { properties, required } = schemaOf(SignupBody) as {
      properties: Record<string, object>;
      required: string[];
    };
    expect(properties['companyName']).toMatchObject({ type: 'string', minLength: 1, maxLength: 200 });
    expect(properties['termsAccepted']).toEqual({ enum: [true] });
    expect(properties['legalContactEmail']).toMatchObject({ format: 'email' });
    expect(required).toContain('legalContactEmail');
    expect(required).not.toContain('escalationContactEmail');
  });
});
