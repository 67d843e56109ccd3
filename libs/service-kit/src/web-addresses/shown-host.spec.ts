import { domainToASCII } from 'node:url';
import { shownHost, shownWebsite } from './shown-host.ts';

describe('a host', () => {
  it.each([
    'müller.ch',
    'президент.рф',
    '例子.中国',
    'ąćę.example',
    'россия.com',
    'ελλάδα.gr',
    'acme.example',
  ])('is shown as %s, in its letters', (host) => {
    expect(shownHost(domainToASCII(host))).toBe(host);
  });

  it.each([
    ['letters of two scripts', 'аcme.example'],
    ['Cyrillic letters that look like Latin ones', 'аррӏе.com'],
    ['Greek letters that look like Latin ones', 'νουα.com'],
  ])('is shown in ASCII where it imitates another one by %s', (_, host) => {
    expect(shownHost(domainToASCII(host))).toBe(domainToASCII(host));
  });
});

describe('the address of a website', () => {
  it.each([
    ['https://xn--mller-kva.ch/xn--a?b=xn--c', 'https://müller.ch/xn--a?b=xn--c'],
    ['www.xn--mller-kva.ch:8443/a', 'www.müller.ch:8443/a'],
    ['HTTPS://WWW.EXAMPLE.COM/', 'HTTPS://WWW.EXAMPLE.COM/'],
    ['example.com/xn--mller-kva.ch', 'example.com/xn--mller-kva.ch'],
  ])('%s is shown as %s', (stored, shown) => {
    expect(shownWebsite(stored)).toBe(shown);
  });
});
