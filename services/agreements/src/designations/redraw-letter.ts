import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DocumentSource, type Redrawn } from '../documents/document-source.ts';
import { Designation } from './designation.entity.ts';
import { LettersService } from './letters.service.ts';

/** What a client uploaded was not rendered here. */
@Injectable()
export class RedrawLetter extends DocumentSource {
  readonly listed =
    'select letter_sha256 from designations where letter_sha256 is not null and not is_uploaded';

  constructor(
    private readonly dataSource: DataSource,
    private readonly letters: LettersService,
  ) {
    super();
  }

  async redraw(letterSha256: string, versionNote: string): Promise<Redrawn | null> {
    const letter = await this.dataSource.manager.findOneBy(Designation, { letterSha256, isUploaded: false });
    if (!letter) return null;
    const { bytes, registerNumber } = await this.letters.redraw(letter, versionNote);
    return { signupId: letter.signupId, kind: 'letter', number: registerNumber, bytes };
  }
}
