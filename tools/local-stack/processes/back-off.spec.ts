import { nextDelayMs } from './supervisor.ts';

describe('the back-off of a fallen program', () => {
  it('doubles from 0.2 s up to 5 s', () => {
    const delays: number[] = [];
    for (let fall = 0; fall < 8; fall += 1) delays.push(nextDelayMs(delays.at(-1), 0));
    expect(delays).toEqual([200, 400, 800, 1600, 3200, 5000, 5000, 5000]);
  });

  it('starts over after the program was healthy for a while', () => {
    expect(nextDelayMs(5_000, 60_000)).toBe(200);
  });
});
