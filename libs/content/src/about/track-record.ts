import { FIGURES } from '../figures/figures.ts';

/** A figure about us. A sample is what we would like to show once it is true and can be shown to be. */
export interface TrackRecordFigure {
  figure: string;
  label: string;
  source: string;
  date: string;
  isSample: boolean;
}

export const TRACK_RECORD: readonly TrackRecordFigure[] = [
  {
    figure: '500+',
    label: 'companies represented',
    source: 'Sample figure',
    date: '2025-07-01',
    isSample: true,
  },
  {
    figure: '24/7',
    label: 'reachable for authorities',
    source: 'Terms of Service',
    date: '2025-07-01',
    isSample: false,
  },
  {
    figure: '100%',
    label: `of requests acknowledged within ${FIGURES.acknowledgementHours} hours`,
    source: 'Sample figure',
    date: '2025-07-01',
    isSample: true,
  },
];
