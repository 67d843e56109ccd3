import { cleanFileName, nameWithExtension } from './file-name.ts';

describe('the name of an upload', () => {
  it.each([
    ['policy.pdf', 'policy.pdf'],
    ['  Unsere  Regeln (2026).pdf ', 'Unsere Regeln (2026).pdf'],
    ['Re\u0301gles.pdf', 'R\u00e9gles.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\win.ini', 'win.ini'],
    ['/etc/../shadow/', 'document'],
    ['C:\\fakepath\\policy.pdf', 'policy.pdf'],
    ['..', 'document'],
    ['.htaccess', 'htaccess'],
    ['', 'document'],
    ['a\r\nSet-Cookie: x.pdf', 'a Set-Cookie_ x.pdf'],
    ['a\0b\u001b[2J.pdf', 'ab[2J.pdf'],
    ['fdp.\u202Efdp.exe', 'fdp.fdp.exe'],
    ['a"b<c>d|e?f*g.pdf', 'a_b_c_d_e_f_g.pdf'],
    ['\ud800.pdf', 'pdf'],
  ])('%j is kept as %j', (given, cleaned) => expect(cleanFileName(given)).toBe(cleaned));

  it.each([
    ['policy.pdf', 'pdf', 'policy.pdf'],
    ['POLICY.PDF', 'pdf', 'POLICY.pdf'],
    ['policy', 'pdf', 'policy.pdf'],
    ['policy.exe', 'pdf', 'policy.exe.pdf'],
    ['notes', 'txt', 'notes.txt'],
  ])('%s of a %s ends as %s', (name, extension, expected) =>
    expect(nameWithExtension(name, extension)).toBe(expected),
  );

  it('has at most 200 characters, and keeps its ending', () => {
    const long = nameWithExtension(`${'\u{1f4c4}'.repeat(300)}.pdf`, 'pdf');
    expect([...long]).toHaveLength(200);
    expect(long.endsWith('\u{1f4c4}.pdf')).toBe(true);
  });
});
