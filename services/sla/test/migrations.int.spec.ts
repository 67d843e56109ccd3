import { refusedMigrations } from '@rep13/testing';
import { sla } from '../src/service.ts';

describe('the migrations of sla', () => {
  it('take nothing away that the release before still needs', async () => {
    expect(await refusedMigrations(sla)).toEqual([]);
  });
});
