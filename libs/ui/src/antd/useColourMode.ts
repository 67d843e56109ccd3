import { useSyncExternalStore } from 'react';
import type { Mode } from '../theme/palette.ts';

const DARK = '(prefers-color-scheme: dark)';

/** The mode in use: the document's `data-theme` where it is set, else what the reader's system prefers. */
export function useColourMode(): Mode {
  return useSyncExternalStore(subscribe, current, () => 'light');
}

function current(): Mode {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const preference = window.matchMedia(DARK);
  const attribute = new MutationObserver(onChange);
  preference.addEventListener('change', onChange);
  attribute.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    preference.removeEventListener('change', onChange);
    attribute.disconnect();
  };
}
