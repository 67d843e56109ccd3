import { Module } from '@nestjs/common';
import { CoordinatorsController } from './coordinators.controller.ts';
import { Coordinators } from './coordinators.service.ts';

@Module({ controllers: [CoordinatorsController], providers: [Coordinators] })
export class CoordinatorsModule {}
