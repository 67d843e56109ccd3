import { EnclosedChrome } from './EnclosedChrome.tsx';
import { SiteChrome } from './SiteChrome.tsx';

/** What the shell puts round a page, by what the page asks for. Also rendered into pages at build time. */
export const CHROMES = { site: SiteChrome, enclosed: EnclosedChrome };
