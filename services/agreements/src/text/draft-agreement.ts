import { sha256Hex } from '@rep13/service-kit/hashes';
import { canonicalText, type AgreementContent } from './canonical-text.ts';
import type { Particulars } from './particulars.ts';
import type { AgreementTemplate } from './template.ts';
import { V1_0 } from './v1-0/v1-0.template.ts';
import { V1_1 } from './v1-1/v1-1.template.ts';

/** The agreement with the company's data in it. */
export interface AgreementDraft extends AgreementContent {
  /** SHA-256 of the canonical text, hexadecimal. */
  readonly sha256: string;
}

const TEMPLATES: readonly AgreementTemplate[] = [V1_0, V1_1];

/** Pure: the same version and particulars give the same text. @throws if there is no such version. */
export function draftAgreement(version: string, particulars: Particulars): AgreementDraft {
  const template = TEMPLATES.find((each) => each.version === version);
  if (!template) throw new Error(`there is no agreement text of version ${version}`);
  const text = {
    version,
    title: template.title,
    parties: template.parties(particulars),
    clauses: template.clauses(particulars).map((clause, index) => ({ number: index + 1, ...clause })),
  };
  return { ...text, sha256: sha256Hex(canonicalText(text)) };
}
