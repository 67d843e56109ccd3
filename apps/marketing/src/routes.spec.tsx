import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { PUBLIC_PAGES } from '@rep13/content';
import { MemoryRouter } from '@rep13/web-kit/router';
import { remote } from './routes.tsx';

/** Pages of the other remotes that public pages may link to. */
const ELSEWHERE = ['/check', '/signup', '/client/login'];

describe('the public pages', () => {
  const paths = remote.routes.map(({ path }) => path);

  it('are those that the content describes', () => {
    expect(paths).toEqual(Object.values(PUBLIC_PAGES).map(({ path }) => path));
  });

  it.each(remote.routes)('of $path link only to what exists', async ({ path, page }) => {
    const Shown = await page();
    const { container } = render(<Shown />, {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
    });
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    const inside = links.filter((href) => href.startsWith('/')).map((href) => href.split('#')[0]);
    expect(inside.filter((href) => ![...paths, ...ELSEWHERE].includes(href ?? ''))).toEqual([]);
    const anchors = links.filter((href) => href.startsWith('#'));
    expect(anchors.filter((href) => !container.querySelector(href))).toEqual([]);
  });
});
