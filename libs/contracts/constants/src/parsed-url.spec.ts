import { parsedUrl } from './parsed-url.ts';

describe('a URL', () => {
  // That no other check is used is a lint rule: what Node does after many calls no spec of ours brings about for certain.
  it('is what a URL parser reads, also relative to another one', () => {
    expect(parsedUrl('https://müller.ch/x')?.href).toBe('https://xn--mller-kva.ch/x');
    expect(parsedUrl('../y', 'https://a.example/b/c')?.href).toBe('https://a.example/y');
    expect(parsedUrl('no address')).toBeNull();
  });
});
