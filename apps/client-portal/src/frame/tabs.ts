import { useSearchParams } from '@rep13/web-kit/router';

export const TABS = ['overview', 'company', 'agreement', 'designation', 'sla'] as const;
export type Tab = (typeof TABS)[number];

/** Where the tabs begin: a link to one of them leads eye and keyboard there. */
export const TABS_ID = 'mandate';

/** Where on the overview the documents are. */
export const DOCUMENTS_ID = 'documents';

/** Where in the tab of the agreement the details to publish begin. */
export const PUBLISH_ID = 'publish';
export const PUBLISH_PATH = `/client/dashboard?tab=agreement#${PUBLISH_ID}`;

/** Where in the same tab it says whether the own website shows them. */
export const WEBSITE_ID = 'website';
export const WEBSITE_PATH = `/client/dashboard?tab=agreement#${WEBSITE_ID}`;

/** Where in the tab of the orders a threat to life or safety is told. */
export const LIFE_AT_RISK_ID = 'life-at-risk';
export const LIFE_AT_RISK_PATH = `/client/dashboard?tab=sla#${LIFE_AT_RISK_ID}`;

export const tabPath = (tab: Tab): string => `/client/dashboard?tab=${tab}#${TABS_ID}`;

/** The tab that an address names, the first one when it names no known tab. */
export const tabIn = (query: URLSearchParams): Tab =>
  TABS.find((name) => name === query.get('tab')) ?? 'overview';

/** The open tab stands in the address, so that a reload and a shared link open the same one. */
export function useTab(): [Tab, (tab: Tab) => void] {
  const [query, setQuery] = useSearchParams();
  return [tabIn(query), (next) => setQuery({ tab: next })];
}
