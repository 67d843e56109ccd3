import { Controller } from '@nestjs/common';
import {
  AddStaffFile,
  AddTicketNote,
  GetTicketFile,
  ListTicketNotes,
  ReadTicketAsStaff,
  WriteAsStaff,
  type StaffFileView,
  type TicketDetailView,
  type TicketFileContentView,
  type TicketNoteView,
} from '@rep13/contracts-sla';
import { OnCommand } from '@rep13/service-kit';
import { StaffCorrespondence } from './staff-correspondence.service.ts';
import { TicketNotes } from './ticket-notes.service.ts';

/** What staff writes. */
@Controller()
export class CorrespondenceController {
  constructor(
    private readonly correspondence: StaffCorrespondence,
    private readonly notes: TicketNotes,
  ) {}

  @OnCommand(WriteAsStaff)
  write(command: WriteAsStaff): Promise<TicketDetailView> {
    return this.correspondence.write(command);
  }

  @OnCommand(ReadTicketAsStaff)
  read({ ticketId }: ReadTicketAsStaff): Promise<TicketDetailView> {
    return this.correspondence.read(ticketId);
  }

  @OnCommand(AddStaffFile)
  addFile(command: AddStaffFile): Promise<StaffFileView> {
    return this.correspondence.addFile(command);
  }

  @OnCommand(GetTicketFile)
  openFile(query: GetTicketFile): Promise<TicketFileContentView> {
    return this.correspondence.openFile(query);
  }

  @OnCommand(ListTicketNotes)
  listNotes({ ticketId }: ListTicketNotes): Promise<TicketNoteView[]> {
    return this.notes.list(ticketId);
  }

  @OnCommand(AddTicketNote)
  addNote(command: AddTicketNote): Promise<TicketNoteView> {
    return this.notes.add(command);
  }
}
