import { useState, type FocusEvent, type ReactNode } from 'react';
import { Button, Dropdown } from 'antd';
import { leaveOnTab } from '@rep13/ui/antd';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** On the button. */
  label: ReactNode;
  /** What it shows, given the way to close it. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button that shows something in a layer beside itself, so that nothing moves. Escape closes it and gives the focus back;
 * so does going on with a pointer or the tab key.
 */
export function Disclosure({ label, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const closeAfterLast = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div onBlur={closeAfterLast} onKeyDown={leaveOnTab}>
      <Dropdown
        open={isOpen}
        trigger={['click']}
        destroyOnHidden
        classNames={{ root: styles.place }}
        onOpenChange={setOpen}
        // There the tab key finds it, after its button.
        getPopupContainer={({ parentElement }) => parentElement ?? document.body}
        popupRender={() => <div className={styles.layer}>{children(close)}</div>}
      >
        <Button aria-expanded={isOpen}>{label}</Button>
      </Dropdown>
    </div>
  );
}
