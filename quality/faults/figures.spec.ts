import { aCustomer, fault } from './check/made-up.ts';
import type { Call } from './evidence.ts';
import { figuresOf, printedFigures } from './figures.ts';

const AT = 1_795_000_000_000;

describe('the figures of a run on a cluster', () => {
  const [first] = aCustomer().calls;
  const write = (key: string, endedAt: number, status = 201): Call => ({
    ...first!,
    ...{ key, startedAt: AT, endedAt: AT + endedAt, status },
  });
  const calls = [
    write('a', 0),
    write('b', 1_000, 503),
    write('b', 7_000),
    write('c', 8_000, 0),
    write('d', 9_000),
  ];
  const killed = fault({
    kind: 'host-killed',
    target: 'primary',
    from: AT + 500,
    to: AT + 2_000,
    note: 'h1',
  });
  const figures = figuresOf({ ...aCustomer(), calls, faults: [killed] });

  it('count requests by their keys, and their tries', () => {
    expect(figures).toMatchObject({ offered: 4, accepted: 3, failedTries: 2 });
  });

  it('have for each fault the longest time without an accepted write', () => {
    expect(figures.gaps).toEqual([{ ms: 7_000, afterMendingMs: 5_000 }]);
    const late = { ...killed, from: AT + 8_500, to: AT + 8_600 };
    expect(figuresOf({ ...aCustomer(), calls, faults: [late] }).gaps).toEqual([
      { ms: 2_000, afterMendingMs: 400 },
    ]);
    const over = { ...killed, to: AT + 7_500 };
    expect(figuresOf({ ...aCustomer(), calls, faults: [over] }).gaps).toEqual([{ ms: 7_000 }]);
  });

  it('tell mails that came again from those with a second Message-ID', () => {
    const [mail, ...others] = aCustomer().deliveries;
    const again = { ...mail!, messageId: mail!.messageId.replace('@', '.2@') };
    const deliveries = [mail!, mail!, again, ...others];
    const { mails } = figuresOf({ ...aCustomer(), deliveries, calls });
    expect(mails).toEqual({ taken: 5, repeated: 1, secondIds: 1 });
  });

  it('are printed with what happened', () => {
    expect(printedFigures(figures, [killed], [])).toContain(
      'host-killed primary (h1) for 1.5 s: 7.0 s without an accepted write, until 5.0 s after mending; whole 0.0 s after mending',
    );
  });
});
