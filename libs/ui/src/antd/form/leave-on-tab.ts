import type { KeyboardEvent } from 'react';

/** antd takes Tab for a second Enter, which would choose or undo something; here it only leaves the field. */
export function leaveOnTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}
