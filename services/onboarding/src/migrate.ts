import 'reflect-metadata';
import { migrateService } from '@rep13/service-kit';
import { onboarding } from './service.ts';

await migrateService(onboarding);
