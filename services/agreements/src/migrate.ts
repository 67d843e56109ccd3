import 'reflect-metadata';
import { migrateService } from '@rep13/service-kit';
import { agreements } from './service.ts';

await migrateService(agreements);
