import { DSA_LEGAL_REP_AD } from '@rep13/content';
import { AdLanding } from './AdLanding.tsx';

/** `/ads/dsa-legal-rep` */
export const DsaLegalRepPage = () => <AdLanding page={DSA_LEGAL_REP_AD} />;
