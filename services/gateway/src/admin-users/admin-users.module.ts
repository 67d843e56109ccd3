import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminUser } from './admin-user.entity.ts';
import { AdminUsersService } from './admin-users.service.ts';
import { FirstAdmin } from './first-admin.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AdminUser])],
  providers: [AdminUsersService, FirstAdmin],
  exports: [AdminUsersService],
})
export class AdminUsersModule {}
