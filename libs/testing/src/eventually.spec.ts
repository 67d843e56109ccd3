import { eventually } from './eventually.ts';

describe('eventually', () => {
  it('returns the first answer that is there', async () => {
    const answers = [undefined, null, false as const, 0];
    const found = await eventually(() => answers.shift(), { fact: 'a number came', everyMs: 1 });
    expect(found).toBe(0);
  });

  it('asks again after a probe that throws', async () => {
    let calls = 0;
    const probe = () => {
      if (++calls < 3) throw new Error('not yet');
      return calls;
    };
    expect(await eventually(probe, { fact: 'it worked', everyMs: 1 })).toBe(3);
  });

  it('says in words what never happened, and how the last probe failed', async () => {
    const probe = () => Promise.reject(new Error('no rows'));
    await expect(eventually(probe, { fact: 'the mail was sent', withinMs: 20, everyMs: 1 })).rejects.toThrow(
      'within 20 ms it never happened that the mail was sent; no rows',
    );
  });
});
