import { readFileSync } from 'node:fs';
import { LegalEntity, SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { InvalidConfig } from '../config/load-config.ts';
import type { EntityServiceConfig } from '../config/service-config.ts';
import { ValidationFailed } from '../errors/errors.ts';
import { validated } from '../errors/validate.ts';

/**
 * Who the representative is, by the file that LEGAL_ENTITY names; a sample where none is named. Read once, at the
 * start: a change is a restart.
 * @throws InvalidConfig with a line for each field that is wrong and what to set it to.
 */
export function readLegalEntity({ LEGAL_ENTITY: file, NODE_ENV }: EntityServiceConfig): LegalEntity {
  if (!file) return SAMPLE_LEGAL_ENTITY;
  const entity = checked(file);
  if (entity.isSample && NODE_ENV === 'production') throw new InvalidConfig(sampleMessage(file));
  return Object.freeze(entity);
}

function checked(file: string): LegalEntity {
  try {
    return validated(LegalEntity, parsed(file));
  } catch (error) {
    if (!(error instanceof ValidationFailed)) throw error;
    const lines = (error.details.errors ?? []).map(({ path, message }) => `  ${path}: ${message}`);
    throw new InvalidConfig(`LEGAL_ENTITY: ${file} is not complete:\n${lines.join('\n')}`);
  }
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is no JSON' : 'cannot be read';
    throw new InvalidConfig(
      `LEGAL_ENTITY: ${file} ${reason}; set it to the path of a JSON file that says who the representative is`,
    );
  }
}

const sampleMessage = (file: string): string =>
  `LEGAL_ENTITY: ${file} holds made-up particulars, with which production does not start; ` +
  'write the real ones and "isSample": false';
