import { startTransition, useId, useOptimistic, useRef, type KeyboardEvent, type ReactNode } from 'react';
import classes from './tabs.module.css';

export interface TabItem<Key extends string> {
  key: Key;
  label: ReactNode;
  children: ReactNode;
}

interface TabsProps<Key extends string> {
  /** What the tabs are parts of, for screen readers. */
  label: string;
  items: readonly TabItem<Key>[];
  active: Key;
  onChange: (key: Key) => void;
  /** Puts the row of tabs among something else, such as the links of a bar; the view stays below that. */
  frame?: (tabs: ReactNode) => ReactNode;
}

/** One of several views of a page. The tabs wrap on a narrow screen, so none is hidden; arrow keys move along. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, items, active: confirmed, onChange, frame = (tabs) => tabs } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, open] = useOpenTab(confirmed, onChange);
  const current = items.findIndex(({ key }) => key === active);

  const move = (event: KeyboardEvent) => {
    const target = targetOf(event.key, current, items.length);
    const item = target === undefined ? undefined : items[target];
    if (!item) return;
    event.preventDefault();
    open(item.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[items.indexOf(item)]?.focus();
  };
  return (
    <>
      {frame(
        <div ref={list} role="tablist" aria-label={label} className={classes.list} onKeyDown={move}>
          {items.map(({ key, label: name }) => (
            <Tab key={key} id={id} name={key} isOpen={key === active} onOpen={() => open(key)}>
              {name}
            </Tab>
          ))}
        </div>,
      )}
      <div role="tabpanel" id={`${id}-panel`} className={classes.panel} aria-labelledby={`${id}-${active}`}>
        {items[current]?.children}
      </div>
    </>
  );
}

interface TabProps {
  /** Of all the tabs together. */
  id: string;
  name: string;
  isOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
}

function Tab({ id, name, isOpen, onOpen, children }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${name}`}
      className={classes.tab}
      aria-selected={isOpen}
      aria-controls={isOpen ? `${id}-panel` : undefined}
      tabIndex={isOpen ? 0 : -1}
      onClick={onOpen}
    >
      {children}
    </button>
  );
}

/** The tab as it was chosen: a second key or click may come before the address has followed the first one. */
function useOpenTab<Key extends string>(confirmed: Key, onChange: (key: Key) => void) {
  const [active, setActive] = useOptimistic(confirmed);
  const open = (key: Key) => {
    // Where it is already, going there again would take the focus from the tab.
    if (key === active) return;
    startTransition(() => {
      setActive(key);
      onChange(key);
    });
  };
  return [active, open] as const;
}

/** Which tab a key leads to; none for keys that mean something else. */
function targetOf(key: string, current: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowRight: (current + 1) % count,
    ArrowLeft: (current - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}
