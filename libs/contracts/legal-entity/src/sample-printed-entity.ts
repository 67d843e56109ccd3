import { SAMPLE_LEGAL_ENTITY } from './sample-legal-entity.ts';
import { toPrintedEntity } from './to-printed-entity.ts';

/** The sample as pages print it, for tests of pages: pages themselves read the record of the gateway that serves them. */
export const SAMPLE_PRINTED_ENTITY = toPrintedEntity(SAMPLE_LEGAL_ENTITY);
