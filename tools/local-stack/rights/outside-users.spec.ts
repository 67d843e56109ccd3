import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addOutsideUser, outsideUsersFile, readOutsideUsers } from './outside-users.ts';

const SIGNED = 'agreements.agreement.signed.v1';
const PAID = 'onboarding.payment.completed.v1';

describe('users outside of Rep13', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rep13-outside-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('are none until one is added', async () => {
    expect(await readOutsideUsers(dataDir)).toEqual({});
  });

  it('keep their events when they get more', async () => {
    await addOutsideUser(dataDir, 'billing', [SIGNED]);
    await addOutsideUser(dataDir, 'crm', [PAID]);
    await addOutsideUser(dataDir, 'billing', [PAID, SIGNED]);

    expect(await readOutsideUsers(dataDir)).toEqual({
      billing: { consumes: [SIGNED, PAID] },
      crm: { consumes: [PAID] },
    });
  });

  it.each([
    ['the name of a service', 'sla', [SIGNED], '"sla" can be no user'],
    ['a name that would read as another’s consumer', 'billing-two', [SIGNED], '"billing-two" can be no user'],
    ['no event', 'billing', [], 'names no events'],
    ['a wildcard', 'billing', ['agreements.>'], 'names no events'],
    ['an event without a version', 'billing', ['agreements.agreement.signed'], 'names no events'],
  ])('cannot have %s', async (_what, name, events, message) => {
    await expect(addOutsideUser(dataDir, name, events)).rejects.toThrow(message);
    await writeFile(outsideUsersFile(dataDir), JSON.stringify({ [name]: { consumes: events } }));
    await expect(readOutsideUsers(dataDir)).rejects.toThrow(`nats-users.json: "${name}"`);
  });

  it('are refused as a whole when the file is broken', async () => {
    await writeFile(outsideUsersFile(dataDir), '{ billing');
    await expect(readOutsideUsers(dataDir)).rejects.toThrow('nats-users.json is not JSON such as');
  });
});
