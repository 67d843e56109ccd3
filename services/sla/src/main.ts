import 'reflect-metadata';
import { bootstrapService } from '@rep13/service-kit';
import { sla } from './service.ts';

await bootstrapService(sla);
