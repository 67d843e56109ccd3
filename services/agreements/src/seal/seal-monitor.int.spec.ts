import type { Abstract, Type } from '@nestjs/common';
import { SealEnding, SealUnusable, SignAgreement } from '@rep13/contracts-agreements';
import { DAY_MS } from '@rep13/contracts-constants';
import { Clock, LOGGER, UnitOfWork } from '@rep13/service-kit';
import { eventually, makeListedSeal, startTestTsa, type ListedSeal, type TestTsa } from '@rep13/testing';
import type { Logger } from 'pino';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { agreements } from '../service.ts';
import { OWN_SEAL, type OwnSeal } from './own-seal.ts';
import { SealMonitor } from './seal-monitor.ts';
import { UntrustedInput } from './untrusted-input.ts';

describe('our own seal while the service runs', () => {
  let seal: ListedSeal;
  let tsa: TestTsa;
  let service: AgreementsUnderTest;
  beforeAll(async () => {
    seal = await makeListedSeal();
    tsa = await startTestTsa(seal);
    service = await startAgreements(agreements, { ...seal.environment, TSA_URLS: tsa.url });
  });
  afterAll(async () => {
    await service.stop();
    await tsa.stop();
    await seal.stop();
  });

  const look = () => service.app.get(SealMonitor, { strict: false }).check();
  const sign = () => service.call(SignAgreement, buildSignature({ signupId: service.createSignup() }));
  const seals = async () => (await service.db.query<object[]>('select from document_seals')).length;

  it('is warned of once when its certificate ends within 60 days', async () => {
    await look();
    expect(await service.published(SealEnding)).toEqual([]);
    service.passTime(245 * DAY_MS);
    await look();
    await look();
    await eventually(async () => (await service.published(SealEnding)).length > 0, {
      fact: 'staff is warned',
    });
    expect(await service.published(SealEnding)).toHaveLength(1);
    service.passTime(-245 * DAY_MS);
  });

  it('believes no list that its issuer did not sign', async () => {
    await seal.forge();
    await look();
    await service.app.get(SealMonitor, { strict: false }).requireUsable();
    expect(await service.published(SealUnusable)).toEqual([]);
  });

  it('seals nothing from when its issuer has revoked it, and archives nothing with the list that says so', async () => {
    await sign();
    await eventually(async () => (await seals()) > 0, { fact: 'it seals' });
    await seal.revoke();
    await look();
    const before = await seals();
    await sign();
    const waiting = () =>
      service.db.query<{ attempts: number; error: string | null }[]>(
        `select attempts, last_error as error from jobs where name = 'seal-document' and state = 'pending'`,
      );
    await eventually(async () => (await waiting()).some(({ attempts }) => attempts > 0), {
      fact: 'the seal was tried',
    });
    expect((await waiting()).map(({ error }) => error).join()).toContain('its issuer has revoked it');
    expect(await seals()).toBe(before);
    await eventually(async () => (await service.published(SealUnusable)).length > 0, {
      fact: 'staff is told',
    });
    expect(await service.published(SealUnusable)).toMatchObject([{ reason: 'its issuer has revoked it' }]);
  });

  it('stays revoked for a process that starts while nobody serves the list', async () => {
    seal.isListServed = false;
    const of = <T>(token: Type<T> | Abstract<T> | symbol) => service.app.get<T>(token, { strict: false });
    const monitor = new SealMonitor(
      of<OwnSeal>(OWN_SEAL),
      of<Logger>(LOGGER),
      of(UntrustedInput),
      of(Clock),
      of(UnitOfWork),
    );
    await monitor.check();
    await expect(monitor.requireUsable()).rejects.toThrow('its issuer has revoked it');
  });

  it('seals nothing once its certificate has ended', async () => {
    service.passTime(400 * DAY_MS);
    const monitor = service.app.get(SealMonitor, { strict: false });
    await expect(monitor.requireUsable()).rejects.toThrow('the seal is not used');
    service.passTime(-400 * DAY_MS);
  });
});
