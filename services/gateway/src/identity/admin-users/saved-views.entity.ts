import type { SavedViewView } from '@rep13/contracts-admin';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** All lists that one member of staff has saved, in the order in which they are shown. */
@Entity('saved_views')
export class SavedViews {
  @PrimaryColumn('integer') adminUserId!: number;
  @Column('jsonb') views!: SavedViewView[];
}
