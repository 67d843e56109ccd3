import { Controller, Get, Inject, Param, Query, Res, UseGuards, type StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  CertificateQuery,
  GetAppointment,
  GetCertificate,
  GetCredential,
  GetRegisterEntry,
  type AppointmentView,
} from '@rep13/contracts-agreements';
import { RpcClient, SERVICE_CONFIG } from '@rep13/service-kit';
import type { Response } from 'express';
import { PublicAudience } from '../audience/audiences.ts';
import type { GatewayConfig } from '../config.ts';
import { pdfToDownload } from '../edge/pdf-to-download.ts';
import { codeSvg } from './code-svg.ts';
import { forEverybody, NOT_LISTED } from './for-everybody.ts';
import { NumberHash } from './number-hash.pipe.ts';
import { RegisterDocumentsGuard } from './register-documents.guard.ts';

/** What stands beside an entry of the register, for files and machines. */
@ApiTags('public')
@Controller('register')
@PublicAudience()
@UseGuards(RegisterDocumentsGuard)
export class RegisterDocumentsController {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(SERVICE_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /**
   * Get the certificate of appointment that is valid, as PDF. 410 from the end of the mandate on. `Content-Language` says
   * in which language it is: English while it is not made yet in the one that was asked for.
   */
  @Get(':number/certificate.pdf')
  @ApiProduces('application/pdf')
  async certificate(
    @Param('number', NumberHash) numberSha256: string,
    @Query() { language }: CertificateQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const pdf = await this.rpc.call(GetCertificate, { numberSha256, ...(language && { language }) });
    response.set({ ...NOT_LISTED, ...(pdf.language && { 'Content-Language': pdf.language }) });
    return pdfToDownload(pdf);
  }

  /** Get the address of the entry as a QR code. */
  @Get(':number/code.svg')
  @ApiProduces('image/svg+xml')
  async code(
    @Param('number', NumberHash) numberSha256: string,
    @Res({ passthrough: true }) response: Response<string>,
  ): Promise<string> {
    const { registerNumber } = await this.rpc.call(GetRegisterEntry, { numberSha256 });
    forEverybody(response, 'image/svg+xml; charset=utf-8');
    return codeSvg(`${new URL(this.config.publicUrl).origin}/register/${registerNumber}`);
  }

  /** Get the appointment as JSON-LD. */
  @Get(':number/appointment.json')
  async appointment(
    @Param('number', NumberHash) numberSha256: string,
    @Res({ passthrough: true }) response: Response<AppointmentView>,
  ): Promise<AppointmentView> {
    const appointment = await this.rpc.call(GetAppointment, { numberSha256 });
    forEverybody(response, 'application/ld+json; charset=utf-8');
    return appointment;
  }

  /** Get the appointment as a credential that can be verified: a JWT. 410 from the end of the mandate on. */
  @Get(':number/appointment.jwt')
  @ApiProduces('application/vc+jwt')
  async credential(
    @Param('number', NumberHash) numberSha256: string,
    @Res({ passthrough: true }) response: Response<string>,
  ): Promise<string> {
    const { jwt } = await this.rpc.call(GetCredential, { numberSha256 });
    forEverybody(response, 'application/vc+jwt');
    return jwt;
  }
}
