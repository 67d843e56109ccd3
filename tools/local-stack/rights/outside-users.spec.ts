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
    await addOutsideUser(dataDir, 'bookkeeping', [SIGNED]);
    await addOutsideUser(dataDir, 'crm', [PAID]);
    await addOutsideUser(dataDir, 'bookkeeping', [PAID, SIGNED]);

    expect(await readOutsideUsers(dataDir)).toEqual({
      bookkeeping: { consumes: [SIGNED, PAID] },
      crm: { consumes: [PAID] },
    });
  });

  it.each([
    ['the name of a service', 'sla', [SIGNED], '"sla" can be no user'],
    [
      'a name that would read as another’s consumer',
      'bookkeeping-two',
      [SIGNED],
      '"bookkeeping-two" can be no user',
    ],
    ['no event', 'bookkeeping', [], 'names no events'],
    ['a wildcard', 'bookkeeping', ['agreements.>'], 'names no events'],
    ['an event without a version', 'bookkeeping', ['agreements.agreement.signed'], 'names no events'],
  ])('cannot have %s', async (_what, name, events, message) => {
    await expect(addOutsideUser(dataDir, name, events)).rejects.toThrow(message);
    await writeFile(outsideUsersFile(dataDir), JSON.stringify({ [name]: { consumes: events } }));
    await expect(readOutsideUsers(dataDir)).rejects.toThrow(`nats-users.json: "${name}"`);
  });

  it('are refused as a whole when the file is broken', async () => {
    await writeFile(outsideUsersFile(dataDir), '{ bookkeeping');
    await expect(readOutsideUsers(dataDir)).rejects.toThrow('nats-users.json is not JSON such as');
  });
});
