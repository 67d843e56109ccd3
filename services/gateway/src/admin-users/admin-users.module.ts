import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminUser } from './admin-user.entity.ts';
import { AdminUsersService } from './admin-users.service.ts';
import { FirstAdmin } from './first-admin.ts';
import { StaffAddresseeController } from './staff-addressee.controller.ts';
import { StaffService } from './staff.service.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AdminUser])],
  controllers: [StaffAddresseeController],
  providers: [AdminUsersService, StaffService, FirstAdmin],
  exports: [AdminUsersService, StaffService],
})
export class AdminUsersModule {}
