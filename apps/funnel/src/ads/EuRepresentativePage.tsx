import { EU_REPRESENTATIVE_AD } from '@rep13/content';
import { trackEmailCapture } from '@rep13/web-kit';
import { AdLanding } from './AdLanding.tsx';

/** `/ads/eu-representative`, which also counts the addresses left. */
export const EuRepresentativePage = () => (
  <AdLanding page={EU_REPRESENTATIVE_AD} onCapture={trackEmailCapture} />
);
