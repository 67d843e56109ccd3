import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  EndSenderKey,
  GetMail,
  SaveSenderKey,
  ListAuthorities,
  ListMails,
  SaveAuthority,
  SenderKeyEnded,
  SenderKeySaved,
} from '@rep13/contracts-sla';
import { ERROR_CODES } from '@rep13/contracts-constants';
import type * as openpgp from 'openpgp';
import { mailsOf } from '../../../test/arriving-mails.ts';
import { NoteWhenKeysEnd1799600000823 } from '../../../migrations/1799600000823-note-when-keys-end.ts';
import { pgpKey, pgpMail, smimeSigner } from '../../../test/signed-mails.ts';
import { ADMIN, startSla, type SlaUnderTest } from '../../../test/sla-under-test.ts';

const SMIME = readFileSync(
  join(import.meta.dirname, '../../../test/mail-corpus/15-smime-detached.eml'),
  'utf8',
);
/** The subject is not signed: other mails of the same text. */
const smime = (subject: string) => SMIME.replace(/^Subject: .*$/m, `Subject: ${subject}`);

const FROM = 'eva@acm.nl';

describe('keys of senders', () => {
  let sla: SlaUnderTest;
  let [acm, other] = [0, 0];
  let key: openpgp.PrivateKey;
  beforeAll(async () => {
    sla = await startSla({ MAIL_IN_AUTHSERV: 'local' });
    const add = (domain: string) =>
      sla.call(SaveAuthority, { domain, name: domain, memberState: 'Netherlands', source: domain });
    acm = (await add('acm.nl')).id;
    other = (await add('authority.test')).id;
    key = await pgpKey(FROM);
  });
  afterAll(() => sla.stop());

  const staff = { actor: ADMIN };
  const { arrive, read, take } = mailsOf(() => sla);
  const save = (authorityId: number, mailId: number) =>
    sla.call(SaveSenderKey, { authorityId, mailId, note: 'Read out by Eva' }, staff);

  it.each([
    ['a certificate', () => other, (subject: string) => Promise.resolve(smime(subject)), smime],
    [
      'a PGP key that came with its mail',
      () => acm,
      (subject: string) => pgpMail(key, { from: FROM, subject }, true),
      (subject: string) => pgpMail(key, { from: FROM, subject }, false),
    ],
  ])('%s proves its sender from when staff keeps it until it is ended', async (_, authority, first, next) => {
    const authorityId = authority();
    const mail = await read(await arrive(await first('First')));
    expect(mail).toMatchObject({
      state: 'waiting',
      isKeySaved: false,
      signedBy: {
        state: 'valid',
        matchesFrom: true,
        fingerprint: expect.stringMatching(/^[0-9a-f]{40,64}$/),
      },
      senderKey: null,
      authority: { id: authorityId },
    });
    const saved = await save(authorityId, mail.id);
    expect(saved).toMatchObject({
      fingerprint: mail.signedBy?.fingerprint,
      address: mail.fromAddress,
      savedBy: ADMIN,
      note: 'Read out by Eva',
      endedAt: null,
    });
    expect((await save(authorityId, mail.id)).id).toBe(saved.id);
    expect((await sla.call(ListMails, { state: 'waiting' })).find(({ id }) => id === mail.id)).toMatchObject({
      isKeySaved: true,
    });
    const second = await read(await arrive(await next('Second')));
    expect(second).toMatchObject({
      state: 'order',
      decision: { rule: 'known-authority' },
      senderKey: { id: saved.id },
    });
    expect((await sla.get(second.decision!.tickets[0]!.ticketId)).request?.senderCheck).toBe('directory');

    const ended = await sla.call(EndSenderKey, { authorityId, keyId: saved.id }, staff);
    expect(ended).toMatchObject({ endedBy: ADMIN });
    expect(await sla.call(EndSenderKey, { authorityId, keyId: saved.id }, staff)).toEqual(ended);
    const third = await read(await arrive(await first('Third')));
    expect(third).toMatchObject({ state: 'waiting', isKeySaved: false, senderKey: { endedBy: ADMIN } });
    const again = await save(authorityId, third.id);
    expect(again.id).not.toBe(saved.id);
    const { keys } = (await sla.call(ListAuthorities, {})).find(({ id }) => id === authorityId)!;
    expect(keys?.map(({ id }) => id)).toEqual([again.id, saved.id]);
    for (const [type, ids] of [
      [SenderKeySaved, [saved.id, again.id]] as const,
      [SenderKeyEnded, [saved.id]] as const,
    ])
      expect((await sla.published(type)).filter((each) => each.authorityId === authorityId)).toEqual(
        ids.map((keyId) => ({ authorityId, keyId })),
      );
  });

  it('are kept neither of who signs for another, nor for an authority of another domain', async () => {
    const refusal = { code: ERROR_CODES.validationFailed };
    const plain = await take({ from: FROM, subject: 'Plain', text: 'Not signed.' });
    await expect(save(acm, plain.id)).rejects.toMatchObject(refusal);
    const signed = await read(await arrive(smime('Of another domain')));
    await expect(save(acm, signed.id)).rejects.toMatchObject(refusal);
    const forged = smime('Forged').replace('<eva.voorbeeld@authority.test>', '<head@authority.test>');
    const mail = await read(
      await arrive(forged.replace('From: Eva Voorbeeld <eva.voorbeeld@', 'From: Eva <head@')),
    );
    expect(mail.state).toBe('waiting');
    await expect(save(other, mail.id)).rejects.toMatchObject(refusal);
  });

  it.each([
    ['a certificate', 2, (days: number) => smimeSigner('jan@acm.nl', days)],
    [
      'a PGP key',
      5,
      async (days: number) => {
        const ending = await pgpKey('ria@acm.nl', days);
        return (subject: string) => pgpMail(ending, { from: 'ria@acm.nl', subject }, true);
      },
    ],
  ])('%s that ends by itself proves what came until then, and nothing later', async (_, days, signerFor) => {
    const sign = await signerFor(days);
    const saved = await save(acm, (await read(await arrive(await sign('First')))).id);
    const within = await read(await arrive(await sign('Within')));
    expect(within).toMatchObject({ state: 'order', isKeySaved: true, isKeyExpired: false });
    expect(saved.validUntil).toBe(within.signedBy?.validUntil);
    sla.passHours(72);

    const late = await read(await arrive(await sign('Late')));
    expect(late).toMatchObject({
      ...{ state: 'waiting', isKeySaved: false, isKeyExpired: true },
      signedBy: { state: 'valid', matchesFrom: true, validUntil: saved.validUntil },
      senderKey: { id: saved.id, endedAt: null },
    });
    const waiting = await sla.call(ListMails, { state: 'waiting' });
    expect(waiting.find(({ id }) => id === late.id)).toMatchObject({ isKeySaved: false, isKeyExpired: true });
    await expect(save(acm, late.id)).rejects.toMatchObject({ code: ERROR_CODES.validationFailed });
    expect(await sla.call(GetMail, { mailId: within.id })).toMatchObject({ isKeySaved: true });
  });

  it('of keys that were kept before anybody asked, the end is known', async () => {
    const ends = () =>
      sla.db.query<{ id: number }[]>('select id, valid_until from authority_keys order by id');
    const before = await ends();
    expect(before.length).toBeGreaterThan(2);
    const migration = new NoteWhenKeysEnd1799600000823();
    const runner = sla.db.createQueryRunner();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    expect(await ends()).toEqual(before);
  });
});
