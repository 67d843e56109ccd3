import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the register is searched by, of a mandate that began. */
@Entity('register_entries')
export class RegisterEntry {
  @PrimaryColumn('integer') mandateId!: number;
  /** SHA-256 of the register number, hexadecimal: what is no number at all is looked for in the same way. */
  @Column('text') numberSha256!: string;
  @Column('text') companyName!: string;
  /** The name as names are compared to decide whose it is, see `companyKey`. */
  @Column('text') companyKey!: string;
  /** The name as it is looked for, see `foldName`: with its legal form. */
  @Column('text') wholeName!: string;
  /** The same without. */
  @Column('text') shortName!: string;
  /** With which rules these were made, see `KEYS_VERSION`. */
  @Column('integer') keysVersion!: number;
  /** Host of its website, in ASCII. */
  @Column('text') website!: string;
  /** The registrable domain of that, such as `foo.co.uk` of `app.foo.co.uk`; null for a host that has none. */
  @Column('text', { nullable: true }) domain!: string | null;
}
