import { readOptions } from './options.ts';

const KNOWN = ['write-path', 'lighthouse'];

describe('the options of a bench', () => {
  it('are names of benches, pages and sizes of lists', () => {
    expect(readOptions(['lighthouse', '/signup', '--rows', '100,2000', '--out', 'x.svg'], KNOWN)).toEqual({
      names: ['lighthouse'],
      paths: ['/signup'],
      isSmoke: false,
      rows: [100, 2_000],
      service: 'gateway',
      out: 'x.svg',
    });
  });

  it('are everything at full size without any, and at one small size for a smoke', () => {
    expect(readOptions([], KNOWN)).toMatchObject({ names: [], isSmoke: false, rows: [10_000, 1_000_000] });
    expect(readOptions(['--smoke'], KNOWN)).toMatchObject({ isSmoke: true, rows: [1_000] });
  });

  it('are the file of a service that is profiled', () => {
    expect(readOptions(['--service', 'onboarding'], KNOWN)).toMatchObject({
      out: 'dist/flame-onboarding.svg',
    });
    expect(() => readOptions(['--service', 'sla'], KNOWN)).toThrow('--service is gateway or onboarding.');
  });

  it('name what there is when somebody asks for something else', () => {
    expect(() => readOptions(['write'], KNOWN)).toThrow('There is write-path, lighthouse, but no write.');
  });

  it.each(['many', '0', '1.5', '2000,100', ''])('refuse the sizes "%s"', (rows) => {
    expect(() => readOptions(['--rows', rows], KNOWN)).toThrow('--rows takes numbers that grow');
  });
});
