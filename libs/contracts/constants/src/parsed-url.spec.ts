import { parsedUrl } from './parsed-url.ts';
import { keptWebsite } from './hosts.ts';

describe('a URL', () => {
  it('is what a URL parser reads, also relative to another one', () => {
    expect(parsedUrl('https://müller.ch/x')?.href).toBe('https://xn--mller-kva.ch/x');
    expect(parsedUrl('../y', 'https://a.example/b/c')?.href).toBe('https://a.example/y');
    expect(parsedUrl('no address')).toBeNull();
  });

  it('stays one however often it was asked for', () => {
    // Node 20 optimises its own check after some thousands of calls, which then refuses this host.
    for (let times = 0; times < 60_000; times += 1) parsedUrl('https://example.com/');
    for (let times = 0; times < 2_000; times += 1) keptWebsite('https://example.com/');
    expect(keptWebsite('https://müller.ch')).toBe('https://xn--mller-kva.ch');
  });
});
