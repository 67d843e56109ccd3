import { useEffect, useRef } from 'react';

/** Scrolls a list, and nothing round it, until the item that stands for the open page can be seen. */
export function useInSight(id: number) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !item) return;
    const { top, bottom } = list.current.getBoundingClientRect();
    const seen = item.getBoundingClientRect();
    if (seen.top < top) list.current.scrollTop -= top - seen.top;
    if (seen.bottom > bottom) list.current.scrollTop += seen.bottom - bottom;
  }, [id]);
  return list;
}
