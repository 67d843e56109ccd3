import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import { AdminGuard, ClientGuard } from '../identity/index.ts';
import { SignupOwnerGuard } from './signup-owner.guard.ts';

export const AUDIENCE = 'audience';

/** For everybody. */
export const PublicAudience = (): ClassDecorator => applyDecorators(SetMetadata(AUDIENCE, 'public'));

/** For the owner of the signup that the path or the body names, its visitor or client; staff may read. */
export const SignupOwnerAudience = (): ClassDecorator =>
  applyDecorators(SetMetadata(AUDIENCE, 'onboarding'), UseGuards(SignupOwnerGuard));

/** For a signed-in client. */
export const ClientAudience = (): ClassDecorator =>
  applyDecorators(SetMetadata(AUDIENCE, 'client'), UseGuards(ClientGuard));

/** For signed-in staff of any role. */
export const AdminAudience = (): ClassDecorator =>
  applyDecorators(SetMetadata(AUDIENCE, 'admin'), UseGuards(AdminGuard));
