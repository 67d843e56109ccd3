import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ConfirmNewAddress,
  MailedTokenBody,
  StopProfileChange,
  type AddressConfirmationView,
  type AddressField,
  type ChangeStoppedView,
} from '@rep13/contracts-onboarding';
import { RpcClient, SignedLinks } from '@rep13/service-kit';
import { PublicAudience } from '../audience/audiences.ts';
import { LinkExpired } from '../edge/http-errors.ts';
import { Refuses } from '../edge/refuses.decorator.ts';

/** A mail address of a client's contact: the new one is confirmed, and the change stopped, by who reads what is sent there. */
@ApiTags('public')
@Controller('api/profile-changes')
@PublicAudience()
export class AddressConfirmationController {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(SignedLinks) private readonly links: SignedLinks,
  ) {}

  /**
   * Confirm a new address with the token out of the mail that went there. The link expires after seven days, or
   * when the change was withdrawn or refused.
   */
  @Post('confirm')
  @Refuses({ 'onboarding.link-expired': 410 })
  @HttpCode(200)
  confirm(@Body() { token }: MailedTokenBody): Promise<AddressConfirmationView> {
    const link = this.links.verify(token, 'confirm-address');
    if (!link?.id) throw new LinkExpired();
    const { signupId, id } = link;
    // As the mail was written: `address-confirmation.email.ts` of notifications.
    const [changeId, field] = id.split(':');
    return this.rpc.call(ConfirmNewAddress, {
      signupId,
      changeId: Number(changeId),
      field: field as AddressField,
    });
  }

  /**
   * Stop a change of a mail address that staff made. With the token out of the mail that went to the contact before
   * it. The link expires after thirty days.
   */
  @Post('stop')
  @Refuses({ 'onboarding.link-expired': 410 })
  @HttpCode(200)
  stop(@Body() { token }: MailedTokenBody): Promise<ChangeStoppedView> {
    const link = this.links.verify(token, 'stop-change');
    if (!link?.id) throw new LinkExpired();
    return this.rpc.call(StopProfileChange, { signupId: link.signupId, changeId: Number(link.id) });
  }
}
