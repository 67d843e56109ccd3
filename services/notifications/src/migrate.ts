import 'reflect-metadata';
import { migrateService } from '@rep13/service-kit';
import { notifications } from './service.ts';

await migrateService(notifications);
