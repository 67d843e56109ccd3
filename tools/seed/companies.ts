/** Every demo client's password; they exist on developers' machines only. */
export const DEMO_PASSWORD = 'a quiet harbour at dawn';

/** How far a company has come. */
export type Progress = 'checked' | 'registered' | 'paid' | 'signed' | 'client';

export interface DemoCompany {
  readonly name: string;
  readonly country: string;
  readonly contact: string;
  readonly host: string;
  readonly progress: Progress;
  /** The advertisement that brought it, if one did. */
  readonly campaign?: Campaign;
  /** What it wants to be called from now on: a change that waits for staff. */
  readonly becomes?: string;
  /** It has cancelled: its mandate ends with the year that it paid. */
  readonly leaves?: true;
  /** It keeps a point of contact of its own, Article 11 DSA. */
  readonly hasOwnContactPoint?: true;
}

interface Campaign {
  readonly utm_source: string;
  readonly utm_medium: string;
  readonly utm_campaign: string;
}

const SEARCH: Campaign = { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'dsa-representative' };
const NEWSLETTER: Campaign = { utm_source: 'app-weekly', utm_medium: 'email', utm_campaign: 'autumn' };

const company = (
  name: string,
  country: string,
  contact: string,
  progress: Progress,
  campaign?: Campaign,
): DemoCompany => ({
  name,
  country,
  contact,
  host: `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`,
  progress,
  campaign,
});

/** Invented companies in every state a screen can show. */
export const DEMO_COMPANIES: readonly DemoCompany[] = [
  company('Harbour Notes', 'United States', 'Maya Lindqvist', 'client', SEARCH),
  {
    ...company('Kitewing Maps', 'United Kingdom', 'Owen Marsh', 'client'),
    becomes: 'Kitewing Atlas',
    hasOwnContactPoint: true,
  },
  { ...company('Northlight Radio', 'Chile', 'Ines Rojas', 'client', NEWSLETTER), leaves: true },
  company('Papermoon Studio', 'Japan', 'Haruka Mori', 'signed', NEWSLETTER),
  company('Tallow and Rye', 'Canada', 'Eli Fournier', 'signed'),
  company('Quietly Social', 'Australia', 'Priya Raman', 'paid', SEARCH),
  company('Sandglass Apps', 'India', 'Arjun Mehta', 'paid'),
  company('Fernhill Market', 'New Zealand', 'Tane Walker', 'registered', SEARCH),
  company('Blue Lantern', 'Singapore', 'Wei Tan', 'registered'),
  company('Copperline Video', 'Brazil', 'Lucia Prado', 'checked'),
  company('Little Atlas', 'South Africa', 'Thandi Nkosi', 'checked'),
];
