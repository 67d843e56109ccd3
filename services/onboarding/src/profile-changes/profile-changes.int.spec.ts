import type { PayloadOf } from '@rep13/contracts-messaging';
import {
  AcceptProfileChange,
  ADDRESS_FIELDS,
  AskProfileChange,
  COMPANY_FIELDS,
  ConfirmNewAddress,
  GetClientProfileChanges,
  GetSignupParty,
  ListProfileChanges,
  ProfileChangeAsked,
  ProfileChanged,
  ProfileChangeRefused,
  PROFILE_FIELDS,
  RefuseProfileChange,
  SuspendClient,
  WithdrawProfileChange,
  type AddressField,
  type ProfileField,
} from '@rep13/contracts-onboarding';
import { startTestService, type TestService } from '@rep13/testing';
import fc from 'fast-check';
import { createClient } from '../../test/builders.ts';
import { eventsOf } from '../../test/events-of.ts';
import { onboarding } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(onboarding);
});
afterAll(() => service.stop());

const OTHER: Record<ProfileField, string> = {
  companyName: 'Acme Holding Inc.',
  websiteUrl: 'https://acme-holding.example',
  registrationNumber: '12345678',
  countryOfIncorporation: 'Canada',
  registeredAddress: '2 King Street, Toronto',
  legalContactName: 'Berta Brown',
  legalContactEmail: 'berta@acme-holding.example',
  escalationContactName: 'Carl Cole',
  escalationContactEmail: 'carl@acme-holding.example',
};
type Changes = PayloadOf<AskProfileChange>['changes'];

const ask = (signupId: number, changes: Changes, byStaff = false) =>
  service.call(AskProfileChange, { signupId, changes, byStaff }, { actor: `client:${signupId}` });
const accept = (changeId: number) => service.call(AcceptProfileChange, { changeId }, { actor: 'admin:1' });
const confirm = (signupId: number, changeId: number, field: AddressField) =>
  service.call(ConfirmNewAddress, { signupId, changeId, field });
const partyOf = (signupId: number) => service.call(GetSignupParty, { signupId });

describe('a change of what a client registered', () => {
  it('of a name of a contact is made at once', async () => {
    const { id } = await createClient(service);
    expect(await ask(id, { legalContactName: 'Berta Brown' })).toMatchObject({ state: 'applied' });
    expect(await partyOf(id)).toMatchObject({ legalContactName: 'Berta Brown' });
    expect(await eventsOf(service, ProfileChanged, id)).toMatchObject([{ fields: ['legalContactName'] }]);
  });

  it('of the company waits for staff, which sees it before and after', async () => {
    const { id } = await createClient(service);
    const asked = await ask(id, { companyName: 'Acme Holding Inc.', legalContactName: 'Berta Brown' });
    expect(asked).toMatchObject({ state: 'open', awaitsStaff: true, awaitsAddresses: [] });
    expect(asked.fields).toContainEqual({
      ...{ field: 'companyName', before: 'Acme Inc.', after: 'Acme Holding Inc.' },
    });
    expect(await partyOf(id)).toMatchObject({ companyName: 'Acme Inc.', legalContactName: 'Anna Smith' });
    const listed = (await service.call(ListProfileChanges, {})).find(({ id: found }) => found === asked.id);
    expect(listed).toMatchObject({ signupId: id, companyName: 'Acme Inc.', awaitsStaff: true });

    await accept(asked.id);

    expect(await partyOf(id)).toMatchObject({
      ...{ companyName: 'Acme Holding Inc.', legalContactName: 'Berta Brown' },
    });
  });

  it('by staff is accepted already', async () => {
    const { id } = await createClient(service);
    const asked = await ask(id, { companyName: OTHER.companyName }, true);
    expect(asked).toMatchObject({ awaitsStaff: false, state: 'applied' });
    expect(await eventsOf(service, ProfileChanged, id)).toHaveLength(1);
  });

  it('is made when nothing is waited for any more, as a whole, whatever it is of and in which order it is proven', async () => {
    const subset = fc.subarray([...PROFILE_FIELDS], { minLength: 1 });
    const every = ['staff', ...ADDRESS_FIELDS] as const;
    const proofs = fc.shuffledSubarray([...every], { minLength: every.length });
    await fc.assert(
      fc.asyncProperty(subset, proofs, async (fields, order) => {
        const { id } = await createClient(service);
        const before = await partyOf(id);
        const changes = Object.fromEntries(fields.map((field) => [field, OTHER[field]]));
        const asked = await ask(id, changes as Changes);
        const needed = new Set<string>(fields.filter((field) => isAddress(field)));
        if (fields.some((field) => COMPANY_FIELDS.includes(field as never))) needed.add('staff');
        for (const proof of order) {
          expect(await partyOf(id)).toEqual(needed.size === 0 ? { ...before, ...changes } : before);
          if (!needed.delete(proof)) continue;
          if (proof === 'staff') await accept(asked.id);
          else await confirm(id, asked.id, proof);
        }
        expect(await partyOf(id)).toEqual({ ...before, ...changes });
      }),
      { numRuns: 25 },
    );
  });

  it('takes away what may be absent, and refuses what would change nothing', async () => {
    const { id } = await createClient(service);
    await ask(id, { escalationContactName: 'Carl Cole' });
    await ask(id, { escalationContactName: '' });
    expect(await partyOf(id)).toMatchObject({ escalationContactName: null });
    for (const changes of [{}, { companyName: 'Acme Inc.' }, { registrationNumber: '' }])
      await expect(ask(id, changes)).rejects.toMatchObject({ status: 400 });
  });

  it('is one at a time, and can be taken back by its client alone', async () => {
    const { id } = await createClient(service);
    const other = await createClient(service);
    const { id: changeId } = await ask(id, { companyName: 'Acme Holding Inc.' });
    await expect(ask(id, { companyName: 'Third Inc.' })).rejects.toMatchObject({
      ...{ status: 409, code: 'onboarding.profile-change-open' },
    });
    const withdraw = (signupId: number) => service.call(WithdrawProfileChange, { signupId, changeId });
    await expect(withdraw(other.id)).rejects.toMatchObject({ status: 404 });
    expect(await withdraw(id)).toMatchObject({ state: 'withdrawn' });
    await expect(accept(changeId)).rejects.toMatchObject({ code: 'onboarding.profile-change-decided' });
    expect(await ask(id, { companyName: 'Third Inc.' })).toMatchObject({ state: 'open' });
  });

  it('that staff refused tells the client why, and its link is dead', async () => {
    const { id } = await createClient(service);
    const { companyName, legalContactEmail } = OTHER;
    const { id: changeId } = await ask(id, { companyName, legalContactEmail });
    await service.call(RefuseProfileChange, { changeId, reason: 'The trade register says otherwise.' });
    expect(await service.call(GetClientProfileChanges, { signupId: id })).toMatchObject({
      open: null,
      last: { id: changeId, state: 'refused', reason: 'The trade register says otherwise.' },
    });
    expect(await eventsOf(service, ProfileChangeRefused, id)).toHaveLength(1);
    await expect(confirm(id, changeId, 'legalContactEmail')).rejects.toMatchObject({
      ...{ status: 410, code: 'onboarding.link-expired' },
    });
  });

  it('confirms no address that was not asked for, and none of another client', async () => {
    const { id } = await createClient(service);
    const other = await createClient(service);
    const { id: changeId } = await ask(id, { legalContactEmail: OTHER.legalContactEmail });
    for (const [signupId, field] of [
      [id, 'escalationContactEmail'],
      [other.id, 'legalContactEmail'],
    ] as const)
      await expect(confirm(signupId, changeId, field)).rejects.toMatchObject({ status: 410 });
  });

  it('is not asked for by a suspended client', async () => {
    const { id } = await createClient(service);
    await service.call(SuspendClient, { signupId: id, reason: 'x' });
    await expect(ask(id, { legalContactName: 'Berta Brown' })).rejects.toMatchObject({ status: 403 });
  });

  it('is made once when many decide at the same moment', async () => {
    const { id } = await createClient(service);
    const { legalContactEmail } = OTHER;
    const { id: changeId } = await ask(id, { companyName: 'Acme Holding Inc.', legalContactEmail });
    await Promise.allSettled([
      ...[1, 2, 3, 4].map(() => accept(changeId)),
      ...[1, 2, 3, 4].map(() => confirm(id, changeId, 'legalContactEmail')),
    ]);
    expect(await eventsOf(service, ProfileChanged, id)).toHaveLength(1);
    expect(await partyOf(id)).toMatchObject({ companyName: 'Acme Holding Inc.', legalContactEmail });
  });

  it('says which fields, and none of their values, to others', async () => {
    const { id } = await createClient(service);
    await ask(id, { companyName: 'A secret plan Ltd' });
    const [asked] = await eventsOf(service, ProfileChangeAsked, id);
    expect(asked).toMatchObject({ fields: ['companyName'], awaitsStaff: true });
    expect(JSON.stringify(asked)).not.toContain('secret');
  });
});

const isAddress = (field: string): field is AddressField => ADDRESS_FIELDS.includes(field as AddressField);
