import { ListClientDesignations, SignAgreement } from '@rep13/contracts-agreements';
import { eventually } from '@rep13/testing';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { RedraftLetters } from './redraft-letters.ts';

describe('letters that an earlier release drafted', () => {
  let service: AgreementsUnderTest;
  beforeAll(async () => {
    service = await startAgreements();
  });
  afterAll(() => service.stop());

  const lettersOf = (signupId: number) => service.call(ListClientDesignations, { signupId });
  async function withDraft(): Promise<number> {
    const signupId = service.createSignup({ paidAt: '2026-11-01T10:00:00.000Z' });
    await service.call(SignAgreement, buildSignature({ signupId }));
    await eventually(async () => (await lettersOf(signupId)).length === 1, { fact: 'a letter was drafted' });
    return signupId;
  }

  it('are written again before anybody signs them, once, and others stay as they are', async () => {
    const [earlier, today] = [await withDraft(), await withDraft()];
    const before = await lettersOf(today);
    await service.db.query(
      `update designations set text_sha256 = repeat('0', 64),
         letter = jsonb_set(letter, '{title}', '"As it was"') where signup_id = $1`,
      [earlier],
    );
    const start = () => service.app.get(RedraftLetters).onApplicationBootstrap();
    await Promise.all([start(), start()]);
    const letters = await lettersOf(earlier);
    expect(letters.map(({ state }) => state)).toEqual(['draft', 'superseded']);
    expect(letters[0]?.letter.title).toContain('Designation of a legal representative');
    expect(await lettersOf(today)).toEqual(before);
  });
});
