import { useEffect } from 'react';

const COUNT = /^\(\d+\) /;

/**
 * Puts a count before the document's title, such as "(2) SLA Monitoring | Rep13". The title is each page's own and changes
 * when it likes, so it is watched.
 */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    const apply = () => {
      const title = titleWith(document.title, count);
      if (title !== document.title) document.title = title;
    };
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = titleWith(document.title, 0);
    };
  }, [count]);
}

function titleWith(title: string, count: number): string {
  const own = title.replace(COUNT, '');
  return count > 0 ? `(${count}) ${own}` : own;
}
