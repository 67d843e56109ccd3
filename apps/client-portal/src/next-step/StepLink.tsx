import { Link } from '@rep13/web-kit/router';
import type { NextStep } from './next-step.ts';

type StepLinkProps = NextStep['actions'][number] & { className?: string };

/** To where a step is done: a page of the portal, or a mail to us. */
export function StepLink({ to, text, className }: StepLinkProps) {
  if (to.startsWith('mailto:'))
    return (
      <a href={to} className={className}>
        {text}
      </a>
    );
  return (
    <Link to={to} className={className}>
      {text}
    </Link>
  );
}
