import { useEffect, useLayoutEffect, useRef } from 'react';
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
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  useFreePlace(box);

  // Neither a pointer nor the focus holds it: a pointer may rest there without anybody's doing.
  useEffect(() => {
    const timer = setTimeout(dismiss, toast.durationMs);
    return () => clearTimeout(timer);
  }, [dismiss, toast.durationMs]);

  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
        cameFrom.current.focus();
    };
  }, []);

  return (
    <div
      ref={box}
      className={styles.toast}
      data-toast
      data-variant={toast.variant}
      onFocus={({ relatedTarget }) => (cameFrom.current ??= relatedTarget)}
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
