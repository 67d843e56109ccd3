import { useConsentStore } from '../consent/useConsentStore.ts';

/** Where a visitor came from, in the names the registration sends. */
export interface Attribution {
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  utm_term: string | null;
  utm_content: string | null;
  gclid: string | null;
  fbclid: string | null;
  landing_page: string;
  referrer: string;
}

const KEY = 'rep13.attribution';

const DEFAULTS: Attribution = {
  utm_source: 'direct',
  utm_medium: 'none',
  utm_campaign: 'none',
  utm_term: null,
  utm_content: null,
  gclid: null,
  fbclid: null,
  landing_page: '/',
  referrer: 'direct',
};

let captured: Attribution | null = null;

/** Called once, when the first page opens; kept in this tab's memory, and stored once the visitor accepts everything. */
export function captureAttribution(url: URL, referrer: string): void {
  captured = stored() ?? fromUrl(url, referrer);
  if (useConsentStore.getState().choice === 'all') store(captured);
  useConsentStore.subscribe(({ choice }) => (choice === 'all' ? captured && store(captured) : forget()));
}

/**
 * What may be sent. The campaign, the first page and the page before it identify nobody. Click ids do, and so may the
 * query of a referrer: both only once the visitor accepted everything.
 */
export function currentAttribution(): Attribution {
  if (!captured) return DEFAULTS;
  if (useConsentStore.getState().choice === 'all') return captured;
  const { gclid, fbclid } = DEFAULTS;
  return { ...captured, gclid, fbclid, referrer: withoutQuery(captured.referrer) };
}

const withoutQuery = (referrer: string): string => referrer.split(/[?#]/)[0] ?? DEFAULTS.referrer;

function fromUrl(url: URL, referrer: string): Attribution {
  const named = Object.keys(DEFAULTS).flatMap((name) => {
    const value = url.searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  return {
    ...DEFAULTS,
    ...Object.fromEntries(named),
    landing_page: url.pathname,
    referrer: referrer || DEFAULTS.referrer,
  };
}

function stored(): Attribution | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

function store(attribution: Attribution): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attribution));
  } catch {
    // Storage may be switched off; memory holds it for this page.
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing could have been stored.
  }
}
