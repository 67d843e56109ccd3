import 'reflect-metadata';
import { migrateService } from '@rep13/service-kit';
import { gateway } from './service.ts';

await migrateService(gateway);
