import {
  CompleteComplianceCheck,
  ComplianceCheckCompleted,
  ListComplianceChecks,
} from '@rep13/contracts-onboarding';
import { startTestService, type TestService } from '@rep13/testing';
import { buildAnswers } from '../../test/builders.ts';
import { onboarding } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(onboarding);
});
afterAll(() => service.stop());

describe('a finished compliance check', () => {
  it('is kept with what follows from its answers, and announced', async () => {
    const check = await service.call(CompleteComplianceCheck, buildAnswers({ question3: false }));

    expect(check).toMatchObject({ ...buildAnswers({ question3: false }), requiresLegalRep: false });
    expect(await service.published(ComplianceCheckCompleted)).toEqual([
      { complianceCheckId: check.id, requiresLegalRep: false },
    ]);
  });

  it('is kept once when its request is repeated with its key', async () => {
    const context = { idempotency: { scope: 'session', key: 'one', fingerprint: 'body' } };

    const first = await service.call(CompleteComplianceCheck, buildAnswers(), context);
    const second = await service.call(CompleteComplianceCheck, buildAnswers(), context);

    expect(second).toEqual(first);
  });

  it('stands first in the list, and the list goes on after the cursor', async () => {
    const older = await service.call(CompleteComplianceCheck, buildAnswers());
    const newer = await service.call(CompleteComplianceCheck, buildAnswers());

    expect(await service.call(ListComplianceChecks, { limit: 1 })).toEqual([newer]);
    expect(await service.call(ListComplianceChecks, { limit: 1, cursor: newer.id })).toEqual([older]);
  });
});
