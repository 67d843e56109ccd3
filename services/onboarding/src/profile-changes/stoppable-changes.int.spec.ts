import { FormerContactNotReached, FormerContactNotified } from '@rep13/contracts-notifications';
import {
  AcceptProfileChange,
  AskProfileChange,
  ConfirmNewAddress,
  GetClientProfileChanges,
  GetSignupParty,
  ProfileChangeAsked,
  ProfileChanged,
  ProfileChangeStopped,
  StopProfileChange,
} from '@rep13/contracts-onboarding';
import { eventually, startTestService, type TestService } from '@rep13/testing';
import { createClient } from '../../test/builders.ts';
import { eventsOf } from '../../test/events-of.ts';
import { ServiceTime } from '../../test/service-time.ts';
import { onboarding } from '../service.ts';

let service: TestService;
let time: ServiceTime;
beforeAll(async () => {
  service = await startTestService(onboarding);
  time = new ServiceTime(service);
});
afterAll(() => service.stop());

const legalContactEmail = 'berta@acme-holding.example';

const addressOf = async (signupId: number) =>
  (await service.call(GetSignupParty, { signupId })).legalContactEmail;
const openOf = async (signupId: number) => (await service.call(GetClientProfileChanges, { signupId })).open;
const askByStaff = (signupId: number, changes: object = { legalContactEmail }) =>
  service.call(AskProfileChange, { signupId, changes, byStaff: true }, { actor: 'admin:2' });
const confirm = (signupId: number, changeId: number) =>
  service.call(ConfirmNewAddress, { signupId, changeId, field: 'legalContactEmail' });
const stop = (signupId: number, changeId: number) => service.call(StopProfileChange, { signupId, changeId });

/** The mail to the contact before it went out now. */
async function notify(signupId: number, changeId: number): Promise<Date> {
  const notifiedAt = time.now();
  await service.stubbedServices.announce(FormerContactNotified, {
    ...{ signupId, changeId, toldAt: notifiedAt.toISOString() },
  });
  return waitOf(signupId);
}

const waitOf = async (signupId: number): Promise<Date> => {
  const until = await eventually(async () => (await openOf(signupId))?.stoppableUntil ?? false, {
    fact: 'the time in which the change can be stopped runs',
  });
  return new Date(until);
};

describe('a mail address that staff changes', () => {
  it('is not used before the former contact was told, and had 72 hours to stop it', async () => {
    const { id } = await createClient(service);
    const before = await addressOf(id);
    const { id: changeId } = await askByStaff(id);
    expect(await eventsOf(service, ProfileChangeAsked, id)).toMatchObject([{ isStoppable: true }]);
    expect(await confirm(id, changeId)).toEqual({ outcome: 'waiting' });
    expect(await openOf(id)).toMatchObject({ awaitsFormerContact: true, stoppableUntil: null });
    await time.passDays(9);
    expect(await addressOf(id)).toBe(before);

    const at = time.now().getTime();
    expect((await notify(id, changeId)).getTime() - at).toBeGreaterThanOrEqual(72 * 3_600_000);
    await time.passDays(2);
    expect(await addressOf(id)).toBe(before);
    expect(await confirm(id, changeId)).toEqual({ outcome: 'waiting' });

    await time.passDays(1);
    expect(await addressOf(id)).toBe(legalContactEmail);
    expect(await openOf(id)).toBeNull();
    expect(await eventsOf(service, ProfileChanged, id)).toHaveLength(1);
  });

  it('is used at its confirmation when the time was over before that', async () => {
    const { id } = await createClient(service);
    const before = await addressOf(id);
    const { id: changeId } = await askByStaff(id);
    await notify(id, changeId);
    await time.passDays(4);
    expect(await addressOf(id)).toBe(before);

    expect(await confirm(id, changeId)).toEqual({ outcome: 'applied' });
    expect(await addressOf(id)).toBe(legalContactEmail);
  });

  it('is stopped by the former contact, for good, however often it presses the button', async () => {
    const { id } = await createClient(service);
    const before = await addressOf(id);
    const { id: changeId } = await askByStaff(id);
    await confirm(id, changeId);
    await notify(id, changeId);

    expect(await stop(id, changeId)).toEqual({ outcome: 'stopped' });
    expect(await stop(id, changeId)).toEqual({ outcome: 'stopped' });
    await time.passDays(4);

    expect(await addressOf(id)).toBe(before);
    expect(await service.call(GetClientProfileChanges, { signupId: id })).toMatchObject({
      ...{ open: null, last: { id: changeId, state: 'stopped' } },
    });
    expect(await eventsOf(service, ProfileChangeStopped, id)).toHaveLength(1);
    await expect(confirm(id, changeId)).rejects.toMatchObject({ status: 410 });
    expect(await askByStaff(id)).toMatchObject({ state: 'open' });
  });

  it('cannot be stopped once it is used, nor by the link of another client', async () => {
    const { id } = await createClient(service);
    const other = await createClient(service);
    const { id: changeId } = await askByStaff(id);
    await expect(stop(other.id, changeId)).rejects.toMatchObject({ status: 410 });
    await confirm(id, changeId);
    await notify(id, changeId);
    await time.passDays(3);
    expect(await stop(id, changeId)).toEqual({ outcome: 'applied' });
    expect(await addressOf(id)).toBe(legalContactEmail);
  });

  it('waits as long when the mail to the former contact was given up', async () => {
    const { id } = await createClient(service);
    const { id: changeId } = await askByStaff(id);
    await confirm(id, changeId);
    await service.stubbedServices.announce(FormerContactNotReached, { signupId: id, changeId });
    await waitOf(id);
    await time.passDays(2);
    expect(await addressOf(id)).not.toBe(legalContactEmail);
    await time.passDays(1);
    expect(await addressOf(id)).toBe(legalContactEmail);
  });

  it('is either stopped or used when both come at the same moment', async () => {
    const { id } = await createClient(service);
    const before = await addressOf(id);
    const { id: changeId } = await askByStaff(id);
    await notify(id, changeId);
    await time.passDays(3);
    const [stopped] = await Promise.all([stop(id, changeId), confirm(id, changeId).catch(() => undefined)]);
    expect(await addressOf(id)).toBe(stopped.outcome === 'applied' ? legalContactEmail : before);
  });

  it.each([
    ['of the escalation contact', { escalationContactEmail: 'carl@acme-holding.example' }],
    ['beside the company', { companyName: 'Acme Holding Inc.', legalContactEmail }],
  ])('waits too: %s', async (_, changes) => {
    const { id } = await createClient(service);
    expect(await askByStaff(id, changes)).toMatchObject({ awaitsFormerContact: true, awaitsStaff: false });
  });

  it('is all that waits for it: neither other particulars nor what a client asks for itself', async () => {
    const { id } = await createClient(service);
    expect(await askByStaff(id, { legalContactName: 'Berta Brown' })).toMatchObject({ state: 'applied' });
    const asked = await service.call(AskProfileChange, {
      ...{ signupId: id, changes: { companyName: 'Acme Holding Inc.', legalContactEmail }, byStaff: false },
    });
    expect(asked).toMatchObject({ awaitsFormerContact: false, stoppableUntil: null });
    await expect(stop(id, asked.id)).rejects.toMatchObject({ status: 410 });
    await service.call(AcceptProfileChange, { changeId: asked.id });
    expect(await confirm(id, asked.id)).toEqual({ outcome: 'applied' });
  });
});
