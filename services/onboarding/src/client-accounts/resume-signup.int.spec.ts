import { ResumeSignup, SetUpClientAccount, SuspendClient } from '@rep13/contracts-onboarding';
import { startTestService, type TestService } from '@rep13/testing';
import { createSignup, PASSWORD } from '../../test/builders.ts';
import { onboarding } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(onboarding);
});
afterAll(() => service.stop());

const resume = (signupId: number) => service.call(ResumeSignup, { signupId });
const setUp = (clientId: string) =>
  service.call(SetUpClientAccount, { clientId, password: PASSWORD, ownerProven: true });
const suspend = (signupId: number) => service.call(SuspendClient, { signupId, reason: 'unpaid' });

const OVER = { status: 410, code: 'onboarding.account-already-activated' };

describe('a registration that is continued by its mailed link', () => {
  it('is shown until its account is set up, and never again', async () => {
    const signup = await createSignup(service);
    expect(await resume(signup.id)).toEqual(signup);

    await setUp(signup.clientId);
    await expect(resume(signup.id)).rejects.toMatchObject(OVER);
    await suspend(signup.id);
    await expect(resume(signup.id)).rejects.toMatchObject(OVER);
  });

  it('can be read where it was suspended before it had an account', async () => {
    const { id } = await createSignup(service);
    await suspend(id);

    expect(await resume(id)).toMatchObject({ id, accountStatus: 'suspended' });
  });

  it('is not there under an id that was never issued', async () => {
    await expect(resume(1)).rejects.toMatchObject({ status: 404 });
  });
});
