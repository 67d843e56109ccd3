import { StatusBadge } from './StatusBadge.tsx';

interface ComplianceBadgeProps {
  /** Whether the promised 24 hours were kept; `so-far` while the clock runs, which is no success yet. */
  compliance: 'kept' | 'so-far' | 'missed';
}

export function ComplianceBadge({ compliance }: ComplianceBadgeProps) {
  if (compliance === 'missed') return <StatusBadge tone="bad">SLA Violation</StatusBadge>;
  return <StatusBadge tone={compliance === 'kept' ? 'good' : 'neutral'}>SLA Compliant</StatusBadge>;
}
