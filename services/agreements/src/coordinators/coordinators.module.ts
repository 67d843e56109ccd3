import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { CoordinatorsService } from './coordinators.service.ts';

@Module({ controllers: commandsOf(CoordinatorsService), providers: [CoordinatorsService] })
export class CoordinatorsModule {}
