import { Controller } from '@nestjs/common';
import {
  AddAuthorityFile,
  ConfirmSender,
  FileAuthorityRequest,
  GetAuthorityFile,
  GetAuthorityMail,
  ReadAuthorityRequest,
  RenewAuthorityLink,
  WriteAsAuthority,
  type AuthorityMailView,
  type AuthorityMessageView,
  type AuthorityRequestReceiptView,
  type AuthorityRequestStatusView,
  type TicketFileContentView,
  type TicketFileView,
} from '@rep13/contracts-sla';
import { OnCommand } from '@rep13/service-kit';
import { AuthorityCorrespondence } from './authority-correspondence.service.ts';
import { AuthorityIntake } from './authority-intake.service.ts';
import { SenderChecks } from './sender-checks.service.ts';

/** The commands of authorities, which prove themselves by their link. */
@Controller()
export class AuthorityRequestsController {
  constructor(
    private readonly intake: AuthorityIntake,
    private readonly correspondence: AuthorityCorrespondence,
    private readonly senders: SenderChecks,
  ) {}

  @OnCommand(FileAuthorityRequest)
  file(command: FileAuthorityRequest): Promise<AuthorityRequestReceiptView> {
    return this.intake.file(command);
  }

  @OnCommand(ReadAuthorityRequest)
  read(query: ReadAuthorityRequest): Promise<AuthorityRequestStatusView> {
    return this.correspondence.read(query);
  }

  @OnCommand(WriteAsAuthority)
  write(command: WriteAsAuthority): Promise<AuthorityMessageView> {
    return this.correspondence.write(command);
  }

  @OnCommand(AddAuthorityFile)
  addFile(command: AddAuthorityFile): Promise<TicketFileView> {
    return this.correspondence.addFile(command);
  }

  @OnCommand(GetAuthorityFile)
  openFile(query: GetAuthorityFile): Promise<TicketFileContentView> {
    return this.correspondence.openFile(query);
  }

  @OnCommand(ConfirmSender)
  confirm(command: ConfirmSender): Promise<AuthorityRequestStatusView> {
    return this.senders.confirm(command);
  }

  @OnCommand(RenewAuthorityLink)
  renewLink({ reference }: RenewAuthorityLink): Promise<object> {
    return this.senders.renewLink(reference);
  }

  @OnCommand(GetAuthorityMail)
  mailOf({ reference }: GetAuthorityMail): Promise<AuthorityMailView> {
    return this.senders.mailOf(reference);
  }
}
