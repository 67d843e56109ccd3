import { Controller } from '@nestjs/common';
import {
  ListClientDesignations,
  ListDesignations,
  MoveDesignation,
  SignDesignation,
  type DesignationDetailView,
  type DesignationView,
} from '@rep13/contracts-agreements';
import { OnCommand } from '@rep13/service-kit';
import { DesignationsService } from './designations.service.ts';

@Controller()
export class DesignationsController {
  constructor(private readonly designations: DesignationsService) {}

  @OnCommand(ListClientDesignations)
  ofClient({ signupId }: ListClientDesignations): Promise<DesignationView[]> {
    return this.designations.ofClient(signupId);
  }

  @OnCommand(SignDesignation)
  sign(command: SignDesignation): Promise<DesignationView> {
    return this.designations.sign(command);
  }

  @OnCommand(ListDesignations)
  list(query: ListDesignations): Promise<DesignationDetailView[]> {
    return this.designations.list(query);
  }

  @OnCommand(MoveDesignation)
  move(command: MoveDesignation): Promise<DesignationDetailView> {
    return this.designations.move(command);
  }
}
