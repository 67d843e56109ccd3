import {
  AskProfileChange,
  ClientSetupRequested,
  ConfirmNewAddress,
  PasswordResetRequested,
  RequestPasswordReset,
  ResetClientPassword,
  ResumeSignup,
  SetUpClientAccount,
} from '@rep13/contracts-onboarding';
import { mailboxOf } from '@rep13/service-kit';
import { eventually, startTestService, type TestService } from '@rep13/testing';
import { createClient, createSignup, PASSWORD } from '../../test/builders.ts';
import { eventsOf } from '../../test/events-of.ts';
import { onboarding } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(onboarding);
});
afterAll(() => service.stop());

const NEW = 'berta@acme-holding.example';
const OVER = { status: 410, code: 'onboarding.link-expired' };

async function change(signupId: number, legalContactEmail = NEW): Promise<void> {
  const changes = { legalContactEmail };
  const { id: changeId } = await service.call(AskProfileChange, { signupId, changes, byStaff: false });
  await service.call(ConfirmNewAddress, { signupId, changeId, field: 'legalContactEmail' });
}

async function mailedResetOf({ id, clientId }: { id: number; clientId: string }): Promise<string> {
  const before = (await eventsOf(service, PasswordResetRequested, id)).length;
  await service.call(RequestPasswordReset, { clientId });
  const resetId = async () => {
    const all = await eventsOf(service, PasswordResetRequested, id);
    return all.length > before && all.at(-1)?.resetId;
  };
  return eventually(resetId, { fact: 'a reset link is issued' });
}

const reset = (signupId: number, resetId: string, mailbox?: string) =>
  service.call(ResetClientPassword, { signupId, resetId, password: PASSWORD, mailbox });

describe('a link that was mailed to the legal contact', () => {
  it('resets no password once the contact has another address', async () => {
    const client = await createClient(service);
    const resetId = await mailedResetOf(client);

    await change(client.id);

    await expect(reset(client.id, resetId)).rejects.toMatchObject(OVER);
    const later = await mailedResetOf(client);
    await expect(reset(client.id, later, mailboxOf('old@acme.example'))).rejects.toMatchObject(OVER);
    expect(await reset(client.id, later, mailboxOf(NEW))).toEqual({ outcome: 'changed' });
  });

  it('is not ended by a change of anything else', async () => {
    const client = await createClient(service);
    const resetId = await mailedResetOf(client);
    await service.call(AskProfileChange, {
      ...{ signupId: client.id, changes: { legalContactName: 'Berta Brown' }, byStaff: false },
    });
    expect(await reset(client.id, resetId)).toEqual({ outcome: 'changed' });
  });

  it('neither opens the registration nor sets the account up; the new address is mailed another one', async () => {
    const { id, clientId, legalContactEmail } = await createSignup(service);
    const mailbox = mailboxOf(legalContactEmail);
    expect(await service.call(ResumeSignup, { signupId: id, mailbox })).toMatchObject({ id });

    await change(id);

    await expect(service.call(ResumeSignup, { signupId: id, mailbox })).rejects.toMatchObject(OVER);
    const setUp = { clientId, password: PASSWORD, ownerProven: true };
    expect(await service.call(SetUpClientAccount, { ...setUp, mailbox })).toEqual({
      outcome: 'confirmation-sent',
    });
    expect(await eventsOf(service, ClientSetupRequested, id)).toHaveLength(1);
    expect(await service.call(SetUpClientAccount, { ...setUp, mailbox: mailboxOf(NEW) })).toEqual({
      outcome: 'activated',
    });
  });
});
