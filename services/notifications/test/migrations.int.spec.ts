import { refusedMigrations } from '@rep13/testing';
import { notifications } from '../src/service.ts';

describe('the migrations of notifications', () => {
  it('take nothing away that the release before still needs', async () => {
    expect(await refusedMigrations(notifications)).toEqual([]);
  });
});
