import 'reflect-metadata';
import { bootstrapService } from '@rep13/service-kit';
import { agreements } from './service.ts';

await bootstrapService(agreements);
