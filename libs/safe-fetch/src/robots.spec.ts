import { Robots } from './robots.ts';

const allows = (text: string, path: string) =>
  Robots.read(text, 'Rep13-Test').allows(new URL(path, 'https://client.example'));

describe('robots.txt', () => {
  it.each([
    ['', '/a', true],
    ['User-agent: *\nDisallow: /', '/a', false],
    ['User-agent: *\nDisallow:', '/a', true],
    ['User-agent: other\nDisallow: /', '/a', true],
    ['user-AGENT: rep13-test\ndisallow: /a', '/a/b', false],
    ['User-agent: other\nUser-agent: Rep13-Test\nDisallow: /a', '/a', false],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Rep13-Test\nDisallow: /b', '/a', true],
    ['User-agent: Rep13-Test\nDisallow: /a\nUser-agent: *\nDisallow: /b', '/b', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b', true],
    ['User-agent: *\nAllow: /a\nDisallow: /a', '/a', true],
    ['User-agent: *\nDisallow: /*.pdf$', '/x/y.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/x/y.pdf?z', true],
    ['User-agent: *\nDisallow: /a*c*e', '/abcde', false],
    ['User-agent: *\nDisallow: /a$', '/ab', true],
    ['User-agent: *\nDisallow: /a$', '/a', false],
    ['User-agent: *\nDisallow: /*a$', '/a/a', false],
    ['User-agent: *\r\nDisallow: /a # for all', '/a', false],
    ['Disallow: /', '/a', true],
    ['User-agent: *\nDisallow: /*?private', '/a?private', false],
  ])('%j about %s: %s', (text, path, expected) => {
    expect(allows(text, path)).toBe(expected);
  });

  it('with a line of half a megabyte of blanks is read in one pass', () => {
    const line = `Disallow: /a${' '.repeat(500_000)}b`;
    expect(allows(`User-agent: *\n${line}`, '/a')).toBe(true);
  });

  it('with a pattern made to take for ever is answered at once', () => {
    const pattern = `/${'*a'.repeat(5_000)}*b`;
    expect(allows(`User-agent: *\nDisallow: ${pattern}`, `/${'a'.repeat(2_000)}`)).toBe(true);
  });
});
