import { ComplianceCheck } from './compliance-check.entity.ts';

const NOW = new Date('2026-11-20T09:14:00Z');

describe('a compliance check', () => {
  it.each([
    [true, true, true, true],
    [false, true, true, false],
    [true, false, true, false],
    [true, true, false, false],
    [false, false, false, false],
  ])(
    'with the answers %s, %s, %s requires a legal representative: %s',
    (question1, question2, question3, required) => {
      const answers = { email: 'a@example.com', companyName: 'Acme', question1, question2, question3 };

      expect(ComplianceCheck.complete(answers, NOW)).toMatchObject({
        requiresLegalRep: required,
        createdAt: NOW,
      });
    },
  );
});
