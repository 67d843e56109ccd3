import 'reflect-metadata';
import { migrateService } from '@rep13/service-kit';
import { gateway } from './gateway.ts';

await migrateService(gateway);
