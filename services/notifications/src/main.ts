import 'reflect-metadata';
import { bootstrapService } from '@rep13/service-kit';
import { notifications } from './service.ts';

await bootstrapService(notifications);
