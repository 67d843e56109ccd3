import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { validated } from '@rep13/service-kit';

/** Bodies and queries are checked against the contract class their handler names. */
@Injectable()
export class ContractPipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type === 'body' && metatype) return validated(metatype, value);
    if (type === 'query' && metatype) return validated(metatype, { ...(value as object) });
    return value;
  }
}
