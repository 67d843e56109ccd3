import { Controller } from '@nestjs/common';
import {
  FindNearlyRepresented,
  FindRepresented,
  GetBadge,
  GetRegisterEntry,
  SearchRegister,
  type BadgeView,
  type RegisterSearchView,
  type RegisterView,
  type RepresentedView,
} from '@rep13/contracts-agreements';
import { OnCommand } from '@rep13/service-kit';
import { RegisterService } from './register.service.ts';

@Controller()
export class RegisterController {
  constructor(private readonly register: RegisterService) {}

  @OnCommand(SearchRegister)
  search({ q }: SearchRegister): Promise<RegisterSearchView> {
    return this.register.search(q);
  }

  @OnCommand(FindRepresented)
  findRepresented({ target }: FindRepresented): Promise<RepresentedView | null> {
    return this.register.findRepresented(target);
  }

  @OnCommand(FindNearlyRepresented)
  findNearlyRepresented({ target }: FindNearlyRepresented): Promise<RepresentedView[]> {
    return this.register.findNearlyRepresented(target);
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
