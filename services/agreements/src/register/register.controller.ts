import { Controller } from '@nestjs/common';
import {
  GetBadge,
  GetRegisterEntry,
  SearchRegister,
  type BadgeView,
  type RegisterHitView,
  type RegisterView,
} from '@rep13/contracts-agreements';
import { OnCommand } from '@rep13/service-kit';
import { RegisterService } from './register.service.ts';

@Controller()
export class RegisterController {
  constructor(private readonly register: RegisterService) {}

  @OnCommand(SearchRegister)
  search({ q }: SearchRegister): Promise<RegisterHitView[]> {
    return this.register.search(q);
  }

  @OnCommand(GetRegisterEntry)
  get({ numberSha256 }: GetRegisterEntry): Promise<RegisterView> {
    return this.register.get(numberSha256);
  }

  @OnCommand(GetBadge)
  badge({ numberSha256 }: GetBadge): Promise<BadgeView> {
    return this.register.badge(numberSha256);
  }
}
