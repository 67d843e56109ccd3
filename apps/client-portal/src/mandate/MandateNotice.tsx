import type { AgreementView, ClientProfileView } from '@rep13/contracts';
import { LEGAL_ENTITY } from '@rep13/contracts/constants';
import { buttonStyle, formatDate, Notice } from '@rep13/ui';
import { Link } from '@rep13/web-kit/router';
import { inForceSince, mandateState } from './mandate-state.ts';

interface MandateNoticeProps {
  signupId: number;
  profile: ClientProfileView;
  agreement: AgreementView | null;
}

/** The portal's first line: whether everything is in order, and if not, the one next thing to do. */
export function MandateNotice({ signupId, profile, agreement }: MandateNoticeProps) {
  const pay = { to: `/payment?signupId=${signupId}`, text: 'Pay the yearly fee' };
  const sign = { to: `/signature/${signupId}`, text: 'Sign the agreement' };

  switch (mandateState(profile, agreement)) {
    case 'in-force':
      return <InForce since={inForceSince(profile.paidAt ?? '', agreement ?? { signedAt: '' })} />;
    case 'suspended':
      return <Suspended />;
    case 'to-sign':
      return <NotInForce next={sign}>Your agreement is not signed.</NotInForce>;
    case 'to-pay':
      return <NotInForce next={pay}>The yearly fee is not paid.</NotInForce>;
    case 'to-pay-and-sign':
      return <NotInForce next={pay}>Pay the yearly fee, then sign the agreement.</NotInForce>;
  }
}

function InForce({ since }: { since: string }) {
  return (
    <Notice tone="good" role="status">
      <strong>Everything is in order.</strong> Your mandate has been in force since {formatDate(since)}. There
      is nothing for you to do.
    </Notice>
  );
}

function NotInForce({ next, children }: { next: { to: string; text: string }; children: string }) {
  const action = (
    <Link to={next.to} className={buttonStyle('primary')}>
      {next.text}
    </Link>
  );
  return (
    <Notice tone="waiting" role="status" action={action}>
      <strong>Your mandate is not in force yet.</strong> {children}
    </Notice>
  );
}

function Suspended() {
  return (
    <Notice tone="bad" role="status">
      <strong>Your account is suspended.</strong> You can still read everything here. To have it reactivated,
      write to <a href={`mailto:${LEGAL_ENTITY.supportEmail}`}>{LEGAL_ENTITY.supportEmail}</a>.
    </Notice>
  );
}
