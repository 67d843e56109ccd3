import { Body, Controller, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  DesignationsQuery,
  GetLetterPdf,
  ListDesignations,
  MoveDesignation,
  MoveDesignationBody,
  type DesignationDetailView,
} from '@rep13/contracts-agreements';
import { DESIGNATION_MOVES, type DesignationMove } from '@rep13/contracts-agreements/constants';
import { RpcClient } from '@rep13/service-kit';
import { AdminRoles } from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathChoice } from '../edge/path-choice.pipe.ts';
import { pdfToDownload } from '../edge/pdf-to-download.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';

/** Letters to coordinators: every role reads them, caseworkers and admins record what was done. */
@ApiTags('admin')
@Controller('api/admin/designations')
@AdminAudience()
export class DesignationsController {
  constructor(private readonly rpc: RpcClient) {}

  /** List letters to coordinators. Oldest first: those in one state, or all that something is to be done about; 200 at most. */
  @Get()
  list(@Query() { state }: DesignationsQuery): Promise<DesignationDetailView[]> {
    return this.rpc.call(ListDesignations, { state });
  }

  /** Get a letter as PDF: as it goes to the coordinator. */
  @Get(':id/letter.pdf')
  @ApiProduces('application/pdf')
  async letter(@Param('id', PathId) designationId: number): Promise<StreamableFile> {
    return pdfToDownload(await this.rpc.call(GetLetterPdf, { designationId }));
  }

  /**
   * Move a letter on. `send` has it mailed; `record-sent`, `record-acknowledgement` and `return` record what was done by
   * hand. 409 if it is not its turn, its seal is still being made, or nobody has confirmed an address to mail it to.
   */
  @Post(':id/:move')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  @ApiParam({ name: 'move', type: String })
  move(
    @Param('id', PathId) designationId: number,
    @Param('move', new PathChoice(DESIGNATION_MOVES)) move: DesignationMove,
    @Body() { channel, reference, reason }: MoveDesignationBody,
  ): Promise<DesignationDetailView> {
    return this.rpc.call(MoveDesignation, { designationId, move, channel, reference, reason });
  }
}
