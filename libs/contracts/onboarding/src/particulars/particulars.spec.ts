import { PARTICULARS, PROFILE_FIELDS } from './particulars.ts';

describe('the particulars of a client', () => {
  it('stand in forms and files each once', () => {
    expect([...PARTICULARS].sort()).toEqual([...PROFILE_FIELDS].sort());
  });
});
