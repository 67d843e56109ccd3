import { refusedMigrations } from '@rep13/testing';
import { onboarding } from '../src/service.ts';

describe('the migrations of onboarding', () => {
  it('take nothing away that the release before still needs', async () => {
    expect(await refusedMigrations(onboarding)).toEqual([]);
  });
});
