import { Controller, type Type } from '@nestjs/common';
import { getRetention, type ServiceRetentionView } from '@rep13/contracts-messaging';
import { OnCommand } from '../rpc/on-command.decorator.ts';
import { RetentionPreview } from './retention-preview.ts';

/** Every service answers for its own tables: the controller is made with the service's own subject. */
export function retentionControllerOf(service: string): Type {
  @Controller()
  class RetentionController {
    constructor(private readonly preview: RetentionPreview) {}

    @OnCommand(getRetention(service))
    get(): Promise<ServiceRetentionView> {
      return this.preview.view();
    }
  }

  return RetentionController;
}
