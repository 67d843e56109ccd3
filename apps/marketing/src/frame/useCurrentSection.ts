import { useEffect, useState } from 'react';

/** The heading whose text is being read: the last one that has passed the upper third of the window. */
export function useCurrentSection(headings: readonly { id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-25% 0px -70% 0px' },
    );
    for (const { id } of headings) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
