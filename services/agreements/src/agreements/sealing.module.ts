import { SealModule } from '../seal/seal.module.ts';
import { AnnounceSealedAgreement } from './announce-sealed-agreement.ts';

/** The seals of this service: one instance for all who import it. */
export const SealingModule = SealModule.announcing(AnnounceSealedAgreement);
