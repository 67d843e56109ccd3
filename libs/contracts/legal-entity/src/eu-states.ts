import type { EuMemberState } from '@rep13/contracts-constants';

interface EuState {
  readonly name: EuMemberState;
  /** As in "an Estonian company". */
  readonly adjective: string;
  /**
   * Its Digital Services Coordinator, as the authority or the Commission names it; those of Estonia, Latvia, Lithuania
   * and Slovakia by weaker sources. November 2026.
   */
  readonly coordinator: string;
}

const state = (name: EuMemberState, adjective: string, coordinator: string): EuState => ({
  name,
  adjective,
  coordinator,
});

/** The Member States by ISO 3166-1 code. */
export const EU_STATES = {
  AT: state('Austria', 'Austrian', 'Kommunikationsbehörde Austria (KommAustria)'),
  BE: state('Belgium', 'Belgian', 'Belgian Institute for Postal Services and Telecommunications (BIPT)'),
  BG: state('Bulgaria', 'Bulgarian', 'Communications Regulation Commission (CRC)'),
  HR: state('Croatia', 'Croatian', 'HAKOM'),
  CY: state('Cyprus', 'Cypriot', 'Cyprus Radiotelevision Authority'),
  CZ: state('Czechia', 'Czech', 'Český telekomunikační úřad (ČTÚ)'),
  DK: state('Denmark', 'Danish', 'Digitaliseringsstyrelsen'),
  EE: state('Estonia', 'Estonian', 'Consumer Protection and Technical Regulatory Authority (TTJA)'),
  FI: state('Finland', 'Finnish', 'Traficom'),
  FR: state('France', 'French', 'Arcom'),
  DE: state('Germany', 'German', 'Bundesnetzagentur, Koordinierungsstelle für digitale Dienste'),
  GR: state('Greece', 'Greek', 'Hellenic Telecommunications and Post Commission (EETT)'),
  HU: state('Hungary', 'Hungarian', 'National Media and Infocommunications Authority (NMHH)'),
  IE: state('Ireland', 'Irish', 'Coimisiún na Meán'),
  IT: state('Italy', 'Italian', 'AGCOM'),
  LV: state('Latvia', 'Latvian', 'Patērētāju tiesību aizsardzības centrs (PTAC)'),
  LT: state('Lithuania', 'Lithuanian', 'Communications Regulatory Authority (RRT)'),
  LU: state('Luxembourg', 'Luxembourgish', 'Autorité de la concurrence'),
  MT: state('Malta', 'Maltese', 'Malta Communications Authority'),
  NL: state('Netherlands', 'Dutch', 'Autoriteit Consument & Markt (ACM)'),
  PL: state('Poland', 'Polish', 'Prezes Urzędu Komunikacji Elektronicznej (UKE)'),
  PT: state('Portugal', 'Portuguese', 'ANACOM'),
  RO: state('Romania', 'Romanian', 'ANCOM'),
  SK: state('Slovakia', 'Slovak', 'Rada pre mediálne služby'),
  SI: state('Slovenia', 'Slovenian', 'AKOS'),
  ES: state('Spain', 'Spanish', 'Comisión Nacional de los Mercados y la Competencia (CNMC)'),
  SE: state('Sweden', 'Swedish', 'Post- och telestyrelsen (PTS)'),
} as const satisfies Record<string, EuState>;

export type EuStateCode = keyof typeof EU_STATES;

export const EU_STATE_CODES = Object.keys(EU_STATES) as EuStateCode[];
