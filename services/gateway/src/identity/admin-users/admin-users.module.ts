import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminUser } from './admin-user.entity.ts';
import { AdminUsersService } from './admin-users.service.ts';
import { ColleaguesService } from './colleagues.service.ts';
import { FirstAdmin } from './first-admin.ts';
import { SavedViews } from './saved-views.entity.ts';
import { SavedViewsService } from './saved-views.service.ts';
import { StaffAddresseeController } from './staff-addressee.controller.ts';
import { StaffService } from './staff.service.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AdminUser, SavedViews])],
  controllers: [StaffAddresseeController],
  providers: [AdminUsersService, StaffService, ColleaguesService, SavedViewsService, FirstAdmin],
  exports: [AdminUsersService, StaffService, ColleaguesService, SavedViewsService],
})
export class AdminUsersModule {}
