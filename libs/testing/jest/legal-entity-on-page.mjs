import { SAMPLE_PRINTED_ENTITY } from '@rep13/contracts-legal-entity/sample-printed-entity';

/** Every page that the gateway serves says who we are; so does the page of a test. */
if (typeof document !== 'undefined') {
  const record = document.createElement('script');
  record.id = 'legal-entity';
  record.type = 'application/json';
  record.textContent = JSON.stringify(SAMPLE_PRINTED_ENTITY);
  document.head.append(record);
}
