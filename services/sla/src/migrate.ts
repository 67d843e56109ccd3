import 'reflect-metadata';
import { migrateService } from '@rep13/service-kit';
import { sla } from './service.ts';

await migrateService(sla);
