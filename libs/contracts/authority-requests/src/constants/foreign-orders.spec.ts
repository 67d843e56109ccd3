import { FOREIGN_KINDS, FOREIGN_ORDERS, foreignDeadline } from './index.ts';

describe('what is recognised and not ours', () => {
  it.each([
    ['tco-removal-order', 1, ['2021/784', 'one hour', 'Article 3(3)', 'Our mandate does not cover it']],
    ['tco-first-notice', 12, ['2021/784', '12 hours', 'Article 3(2)', 'Article 15']],
    ['e-evidence', null, ['2023/1543', '2023/1544', 'no time']],
    ['complaint', null, ['Article 53', 'Digital Services Coordinator', 'no time']],
    ['personal-data', null, ['2016/679', 'Article 27', 'Article 12(3)', 'not with us']],
  ] as const)('has its own sentence and its own clock, or none: %s', (kind, hours, phrases) => {
    for (const phrase of phrases) expect(FOREIGN_ORDERS[kind].answer).toContain(phrase);
    const at = new Date('2026-11-20T09:00:00.000Z');
    const due = hours === null ? null : new Date(at.getTime() + hours * 3_600_000);
    expect(foreignDeadline(kind, at)).toEqual(due);
  });

  it('is nothing where nobody recognised it', () => {
    expect(foreignDeadline(null, new Date())).toBeNull();
    expect(FOREIGN_KINDS).toHaveLength(Object.keys(FOREIGN_ORDERS).length);
  });
});
