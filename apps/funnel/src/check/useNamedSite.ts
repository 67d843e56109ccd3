import { useEffect } from 'react';
import { useLocation } from '@rep13/web-kit/router';
import { prefill } from '../visitor/prefilled.ts';

/** A website that the front page was told, `?site=`: the registration begins with it. */
export function useNamedSite(): void {
  const { search } = useLocation();
  useEffect(() => {
    const site = new URLSearchParams(search).get('site');
    if (site) prefill('website', site);
  }, [search]);
}
