import { migrateService } from '@rep13/service-kit/migrations';
import { schema } from './schema.ts';

await migrateService(schema);
