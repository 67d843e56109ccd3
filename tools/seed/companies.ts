/** How far a company has come. */
export type Progress = 'checked' | 'registered' | 'paid' | 'signed' | 'client';

export interface DemoCompany {
  readonly name: string;
  readonly country: string;
  readonly contact: string;
  readonly host: string;
  readonly progress: Progress;
}

const company = (name: string, country: string, contact: string, progress: Progress): DemoCompany => ({
  name,
  country,
  contact,
  host: `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`,
  progress,
});

/** Invented companies in every state a screen can show. */
export const DEMO_COMPANIES: readonly DemoCompany[] = [
  company('Harbour Notes', 'United States', 'Maya Lindqvist', 'client'),
  company('Kitewing Maps', 'United Kingdom', 'Owen Marsh', 'client'),
  company('Papermoon Studio', 'Japan', 'Haruka Mori', 'signed'),
  company('Tallow and Rye', 'Canada', 'Eli Fournier', 'signed'),
  company('Quietly Social', 'Australia', 'Priya Raman', 'paid'),
  company('Sandglass Apps', 'India', 'Arjun Mehta', 'paid'),
  company('Fernhill Market', 'New Zealand', 'Tane Walker', 'registered'),
  company('Blue Lantern', 'Singapore', 'Wei Tan', 'registered'),
  company('Copperline Video', 'Brazil', 'Lucia Prado', 'checked'),
  company('Little Atlas', 'South Africa', 'Thandi Nkosi', 'checked'),
];
