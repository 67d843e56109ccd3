import { citationsOf } from './citations.ts';

const at = (path: string) => ({ path, page: 'Page', heading: 'Heading', text: 'Text' });

describe('citations', () => {
  it('name two pages at most, each once, at its best place', () => {
    const passages = ['/terms#fees', '/terms#refunds', '/#faq', '/privacy#retention'].map(at);
    expect(citationsOf(passages)).toEqual(['/terms#fees', '/#faq']);
  });

  it('are none without a passage', () => {
    expect(citationsOf([])).toEqual([]);
  });
});
