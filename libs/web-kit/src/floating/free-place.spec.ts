import { describe, expect, it } from '@jest/globals';
import { freeShift, type Box } from './free-place.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const TOAST = box(1_000, 700, 400, 100);

describe('freeShift', () => {
  it('lets a toast stand where it covers nothing', () => {
    expect(freeShift(TOAST, [box(400, 700, 590, 48), box(1_000, 810, 400, 48)])).toBe(0);
  });

  it('lifts it above what it would cover', () => {
    expect(freeShift(TOAST, [box(1_100, 720, 200, 48)])).toBe(88);
  });

  it('finds a gap that is high enough, not the first one', () => {
    const fields = [box(1_000, 700, 400, 48), box(1_000, 620, 400, 48), box(1_000, 440, 400, 48)];
    expect(freeShift(TOAST, fields)).toBe(184);
  });

  it('tells that there is no room on a phone full of fields', () => {
    const fields = Array.from({ length: 9 }, (_, row) => box(16, row * 98, 358, 48));
    expect(freeShift(box(16, 700, 358, 100), fields)).toBeUndefined();
  });
});
