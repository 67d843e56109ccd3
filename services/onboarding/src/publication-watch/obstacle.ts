import type { PublicationObstacle } from '@rep13/contracts-onboarding';
import type { Reading } from './website/reading.ts';

const OBSTACLES: Readonly<Record<string, PublicationObstacle>> = {
  blocked: 'blocked',
  robots: 'robots',
  redirects: 'loop',
  size: 'too-large',
  time: 'too-slow',
  work: 'too-slow',
  browser: 'needs-browser',
  pdf: 'pdf-only',
  hidden: 'hidden',
  denied: 'denied',
  name: 'unreachable',
  timeout: 'unreachable',
  connection: 'unreachable',
  status: 'unreachable',
};

/** Why a reading says nothing of what the website shows; null when it does. */
export function obstacleOf({
  verdict,
  reason,
}: Pick<Reading, 'verdict' | 'reason'>): PublicationObstacle | null {
  if (verdict === 'complete' || verdict === 'partial' || verdict === 'absent') return null;
  // A server in error could not say what its robots.txt asks for, which is no wish of its owner.
  if (verdict === 'unreachable' && reason !== 'blocked') return 'unreachable';
  return OBSTACLES[reason ?? ''] ?? 'unreadable';
}
