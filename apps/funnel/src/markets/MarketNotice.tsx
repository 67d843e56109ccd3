import { leavesOut } from '@rep13/contracts-constants';
import { memberStateInText } from '@rep13/contracts-legal-entity/constants';
import { Notice } from '@rep13/ui';
import { LEGAL_ENTITY } from '@rep13/web-kit';

/**
 * Article 13(1) DSA: the representative is in one of the Member States where the service is offered. Says so where the
 * markets leave out ours.
 */
export function MarketNotice({ markets }: { markets: readonly string[] }) {
  const { memberState } = LEGAL_ENTITY;
  const state = memberStateInText(memberState);
  if (!leavesOut(markets, memberState)) return null;
  return (
    <Notice tone="waiting">
      <strong>Your markets do not include {state}.</strong> We are established there, and Article 13(1) of the
      Digital Services Act requires a representative in a Member State where you offer your service. If you
      offer it in {state}, please add it to your EU markets. If not, we are not the right representative for
      you: please write to <a href={`mailto:${LEGAL_ENTITY.supportEmail}`}>{LEGAL_ENTITY.supportEmail}</a>{' '}
      first.
    </Notice>
  );
}
