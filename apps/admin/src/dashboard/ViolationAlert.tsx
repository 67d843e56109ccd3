import { Notice } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { violationLabel } from './card-texts.ts';
import { tabPath } from '../frame/tabs.ts';

/** A red alert when promises were missed. */
export function ViolationAlert({ violations }: { violations: number }) {
  if (violations === 0) return null;
  return (
    <Notice tone="bad" role="alert">
      <strong>{violationLabel(violations)}</strong>{' '}
      <Link to={`${tabPath('sla')}&compliant=false`}>Show them</Link>
    </Notice>
  );
}
