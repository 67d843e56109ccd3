import {
  AskRefund,
  ClientAccountActivated,
  FindSubscription,
  GetClientDetail,
  GetClientProfile,
  RegisterAgain,
  SetUpClientAccount,
  SignInClient,
  SignupRegistered,
  SuspendClient,
} from '@rep13/contracts-onboarding';
import { PASSWORD } from '../../test/builders.ts';
import { eventsOf } from '../../test/events-of.ts';
import { startStripeShop, type StripeShop } from '../../test/stripe-shop.ts';

let shop: StripeShop;
beforeEach(async () => {
  shop = await startStripeShop();
});
afterEach(() => shop.stop());

const call: StripeShop['service']['call'] = (...given) => shop.service.call(...given);
const again = (signupId: number, reusesPassword = true) => call(RegisterAgain, { signupId, reusesPassword });
const profileOf = (signupId: number) => call(GetClientProfile, { signupId });
const find = async (signupId: number) => (await call(FindSubscription, { signupId }))!;

/** Paid, with an account, and long over. */
async function formerClient() {
  const signupId = await shop.subscribe();
  const { clientId } = await call(GetClientDetail, { signupId });
  await call(SetUpClientAccount, { clientId, password: PASSWORD, ownerProven: true });
  await call(AskRefund, { signupId });
  await shop.passDays(100);
  expect(await find(signupId)).toMatchObject({ state: 'ended', canRegisterAgain: true });
  return { signupId, clientId };
}

describe('a former client that registers again', () => {
  it('is another registration with what was known, paid and charged apart, under the same password', async () => {
    const former = await formerClient();

    const { id, clientId } = await again(former.signupId);

    expect(id).not.toBe(former.signupId);
    expect(clientId).not.toBe(former.clientId);
    const { paidAt, accountStatus, ...known } = await profileOf(id);
    const { paidAt: _, accountStatus: __, ...knownBefore } = await profileOf(former.signupId);
    expect(known).toEqual(knownBefore);
    expect({ paidAt, accountStatus }).toEqual({ paidAt: null, accountStatus: 'active' });
    expect(await call(SignInClient, { clientId, password: PASSWORD })).toMatchObject({ signupId: id });
    expect(await call(SignInClient, { clientId: former.clientId, password: PASSWORD })).toMatchObject({
      signupId: former.signupId,
    });
    expect(await eventsOf(shop.service, SignupRegistered, id)).toHaveLength(1);
    expect(await eventsOf(shop.service, ClientAccountActivated, id)).toHaveLength(1);

    shop.stripe.pay(await shop.open(id));
    await shop.settle();
    expect(await find(id)).toMatchObject({ state: 'active', canRegisterAgain: false });
    expect(await find(former.signupId)).toMatchObject({ state: 'ended', canRegisterAgain: false });
    expect(await shop.tasks()).toEqual([]);
  }, 90_000);

  it('is shown to staff with the other registration, from either side', async () => {
    const former = await formerClient();
    const { id, clientId } = await again(former.signupId);
    expect(await call(GetClientDetail, { signupId: id })).toMatchObject({
      formerClient: former,
      laterClient: null,
    });
    expect(await call(GetClientDetail, { signupId: former.signupId })).toMatchObject({
      formerClient: null,
      laterClient: { signupId: id, clientId },
    });
  }, 60_000);

  it('does so once, also twice at a time', async () => {
    const { signupId } = await formerClient();
    const answers = await Promise.allSettled([again(signupId), again(signupId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(again(signupId)).rejects.toMatchObject({
      status: 409,
      code: 'onboarding.registered-again-already',
    });
  }, 60_000);

  it('sets the account up anew where its second factor can’t come along', async () => {
    const { signupId } = await formerClient();
    const { id, clientId } = await again(signupId, false);
    expect(await profileOf(id)).toMatchObject({ accountStatus: 'pending' });
    await expect(call(SignInClient, { clientId, password: PASSWORD })).rejects.toMatchObject({ status: 401 });
  }, 60_000);

  it('waits for the end, for staff that has suspended it, and for nobody we know', async () => {
    const running = await shop.subscribe();
    await expect(again(running)).rejects.toMatchObject({
      status: 409,
      code: 'onboarding.agreement-not-over',
    });
    const { signupId } = await formerClient();
    await call(SuspendClient, { signupId, reason: 'Fraud' });
    await expect(again(signupId)).rejects.toMatchObject({ code: 'onboarding.account-suspended' });
    await expect(again(999_999_999)).rejects.toMatchObject({ status: 404 });
  }, 60_000);
});
