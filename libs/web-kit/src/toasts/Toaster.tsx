import { useEffect, useRef, useState } from 'react';
import { useFreePlace } from './useFreePlace.ts';
import { useToastStore, type ShownToast } from './useToastStore.ts';
import styles from './toaster.module.css';

/** The place where toasts appear; the shell renders it once. */
export function Toaster() {
  const current = useToastStore((state) => state.current);
  const isAlert = current?.variant === 'destructive';
  // Both live regions stay in the page: one that is born with its text is not announced.
  return (
    <div className={styles.place}>
      <div role="status">{current && !isAlert && <Toast key={current.id} toast={current} />}</div>
      <div role="alert">{current && isAlert && <Toast key={current.id} toast={current} />}</div>
    </div>
  );
}

function Toast({ toast }: { toast: ShownToast }) {
  const dismiss = useToastStore((state) => state.dismiss);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointed || isFocused;
  const box = useRef<HTMLDivElement>(null);
  useFreePlace(box);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(dismiss, toast.durationMs);
    return () => clearTimeout(timer);
  }, [dismiss, isHeld, toast.durationMs]);

  return (
    <div
      ref={box}
      className={styles.toast}
      data-variant={toast.variant}
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className={styles.text}>
        <strong>{toast.title}</strong>
        {toast.description && <div>{toast.description}</div>}
      </div>
      <button type="button" className={styles.close} aria-label="Close message" onClick={dismiss}>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3.5 3.5l9 9m0-9l-9 9" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
