import { resolve } from 'node:path';
import { PARTS, readOptions } from './options.ts';

describe('the options of the pictures', () => {
  it('take every part unless some are named', () => {
    expect(readOptions(['--out', 'after'])).toEqual({ out: resolve('after'), parts: PARTS });
    expect(readOptions(['--out', 'after', '--only', 'admin', '--only', 'public']).parts).toEqual([
      'public',
      'admin',
    ]);
  });

  it('may name earlier pictures', () => {
    expect(readOptions(['--out', 'after', '--against', 'before']).against).toBe(resolve('before'));
  });

  it.each([[[]], [['--out', 'after', '--only', 'everything']]])('refuse %j', (args) => {
    expect(() => readOptions(args)).toThrow('Usage');
  });
});
