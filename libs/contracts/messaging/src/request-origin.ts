import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Where a request came from, as the gateway observed it; never what the browser claims. */
export class RequestOrigin {
  @IsOptional() @IsString() @MaxLength(64) readonly ipAddress?: string;
  @IsOptional() @IsString() @MaxLength(512) readonly userAgent?: string;
}
