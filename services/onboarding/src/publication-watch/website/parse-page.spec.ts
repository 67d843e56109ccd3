import { pageContent } from './parse-page.ts';

const shownText = (html: string) => pageContent(html).text.replace(/\s+/g, ' ').trim();

describe('what a page shows', () => {
  it.each([
    ['<p>Rep<b>13</b> OÜ</p><p>Amsterdam</p>', 'Rep13 OÜ Amsterdam'],
    ['Heren<wbr>gracht<br>13', 'Herengracht 13'],
    ['<td>1015</td><td>BA</td>', '1015 BA'],
    ['R&eacute;p &amp; &#50;', 'Rép & 2'],
    [
      '<script>Rep13</script><style>Rep13</style><noscript>Rep13</noscript><template>Rep13</template>here',
      'here',
    ],
    ['<div hidden><p>Rep13</p><div>OÜ</div></div>here', 'here'],
    ['<!-- Rep13 -->here', 'here'],
    ['<head><title>Rep13</title><body>here', 'here'],
    ['<svg><style>a</style><text>Rep13</text></svg>here', 'here'],
    ['<input hidden><p>here', 'here'],
    ['<p>broken <b>tags</p> here', 'broken tags here'],
    ['<a href="mailto:a%40b.example?subject=x">Mail us</a>', 'Mail us a@b.example'],
    ['<a href="tel:+31205550113">Call</a>', 'Call +31205550113'],
    ['<a href="mailto:%E0%A4%A">Mail</a>', 'Mail %E0%A4%A'],
  ])('%j shows %j', (html, shown) => {
    expect(shownText(html)).toBe(shown);
  });

  it('has links with their words, and may have programs', () => {
    const { links, hasScripts } = pageContent(
      '<a href="/a">One <b>two</b></a><a>no</a><script src="x"></script>',
    );
    expect(links).toEqual([{ href: '/a', text: 'One two' }]);
    expect(hasScripts).toBe(true);
  });

  it('is read however deep it is', () => {
    expect(shownText(`${'<div>'.repeat(100_000)}here`)).toBe('here');
  });
});
