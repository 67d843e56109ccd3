import 'reflect-metadata';
import { bootstrapService } from '@rep13/service-kit';
import { onboarding } from './service.ts';

await bootstrapService(onboarding);
