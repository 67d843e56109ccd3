import { FindMandate, SignAgreement } from '@rep13/contracts-agreements';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { EnterMissing } from './enter-missing.ts';

describe('mandates of a release that kept no register', () => {
  let service: AgreementsUnderTest;
  beforeAll(async () => {
    service = await startAgreements();
  });
  afterAll(() => service.stop());

  it('are entered once by replicas that start together', async () => {
    for (let clients = 0; clients < 5; clients += 1) {
      const signupId = service.createSignup({ paidAt: '2026-11-01T10:00:00.000Z' });
      await service.call(SignAgreement, buildSignature({ signupId }));
      expect(await service.call(FindMandate, { signupId })).toMatchObject({ state: 'in_force' });
    }
    const entries = () => service.db.query('select * from agreements.register_entries order by mandate_id');
    const before = await entries();
    expect(before).toHaveLength(5);
    await service.db.query('delete from agreements.register_entries');

    const start = () => service.app.get(EnterMissing).onApplicationBootstrap();
    await Promise.all([start(), start(), start()]);
    expect(await entries()).toEqual(before);
    // As a release left them that did not fold names yet.
    await service.db.query(
      `update agreements.register_entries set whole_name = '', short_name = '', keys_version = 0`,
    );
    await Promise.all([start(), start(), start()]);
    expect(await entries()).toEqual(before);
  });
});
