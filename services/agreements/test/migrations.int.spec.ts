import { refusedMigrations } from '@rep13/testing';
import { agreements } from '../src/service.ts';

describe('the migrations of agreements', () => {
  it('take nothing away that the release before still needs', async () => {
    expect(await refusedMigrations(agreements)).toEqual([]);
  });
});
