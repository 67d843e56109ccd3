import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** On the button. */
  label: ReactNode;
  /** Of the button, where it is to look like what stands beside it. */
  className?: string;
  /** What it shows, given the way to close it. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button that shows something in a layer below itself, so that nothing moves. Escape closes it and gives the focus back;
 * so does going on with a pointer or the tab key.
 */
export function Disclosure({ label, className, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const part = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useClosing(isOpen, part, (isGivenBack) => {
    close();
    if (isGivenBack) button.current?.focus();
  });
  const closeAfterLast = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !part.current?.contains(relatedTarget)) close();
  };
  return (
    <div ref={part} className={styles.disclosure} onBlur={closeAfterLast}>
      <button
        ref={button}
        type="button"
        className={className ?? styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div id={id} hidden={!isOpen} className={styles.layer}>
        {isOpen && children(close)}
      </div>
    </div>
  );
}

function useClosing(
  isOpen: boolean,
  part: { current: HTMLElement | null },
  close: (isGivenBack: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && close(true);
    const outside = ({ target }: Event) =>
      target instanceof Node && !part.current?.contains(target) && close(false);
    document.addEventListener('keydown', escape);
    document.addEventListener('pointerdown', outside);
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('pointerdown', outside);
    };
  });
}
