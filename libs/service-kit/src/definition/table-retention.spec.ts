import { deletingRules, retentionOf, wrongRules } from './table-retention.ts';

describe('what is said about a table', () => {
  it('is right for those of the kit', () => {
    expect(wrongRules(retentionOf({}))).toEqual([]);
    expect(deletingRules(retentionOf({})).map(({ table }) => table)).toContain('idempotency_keys');
  });

  it('is refused when rows of a class that ends would stay for ever', () => {
    expect(wrongRules({ letters: [{ class: 'contactMessages' }] })).toEqual([
      'the rows of letters never end: write since or goesWith for contactMessages',
    ]);
  });

  it('is refused when rows would go that nobody may delete yet', () => {
    expect(wrongRules({ deeds: [{ class: 'clientRecords', since: 'kept.ended_at' }] })).toEqual([
      'nothing of clientRecords is deleted yet: write no since for deeds',
    ]);
  });

  it.each([
    [[{ class: 'contactMessages', since: 'kept.written_at' }]],
    [[{ class: 'contactMessages', goesWith: 'letters' }]],
    [[{ class: 'clientRecords' }]],
    [[{ class: 'counters' }]],
  ] as const)('is taken: %j', (rules) => {
    expect(wrongRules({ pages: rules })).toEqual([]);
  });
});
