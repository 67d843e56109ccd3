import { SAMPLE_PRINTED_ENTITY } from '@rep13/contracts-legal-entity/sample-printed-entity';
const record = document.createElement('script');
record.id = 'legal-entity'; record.type = 'application/json'; record.textContent = JSON.stringify(SAMPLE_PRINTED_ENTITY);
document.head.append(record);
