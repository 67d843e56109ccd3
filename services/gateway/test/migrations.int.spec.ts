import { refusedMigrations } from '@rep13/testing';
import { gateway } from '../src/service.ts';

describe('the migrations of gateway', () => {
  it('take nothing away that the release before still needs', async () => {
    expect(await refusedMigrations(gateway)).toEqual([]);
  });
});
