import type { SiteFile, SiteFiles } from '@rep13/web-kit/prerender';
import { computerNow } from '@rep13/web-kit/clock';
import appleTouchIcon from './apple-touch-icon.png?inline';
import favicon from './favicon.ico?inline';
import icon from './icon.svg?inline';
import { robots } from './robots.ts';
import { securityContact } from './security-contact.ts';
import { siteMap } from './site-map.ts';
import socialImage from './social-image.png?inline';

const text = (type: string, content: string): SiteFile => ({ type: `${type}; charset=utf-8`, text: content });

/** A `data:` URL of the bundler, as a file. */
function bytes(url: string): SiteFile {
  const [, type = '', base64 = ''] = /^data:([^;,]+);base64,(.*)$/.exec(url) ?? [];
  return { type, base64 };
}

/** What the site answers beside its pages, each at the address where others look for it. */
export const siteFiles: SiteFiles = {
  '/robots.txt': text('text/plain', robots()),
  '/sitemap.xml': text('application/xml', siteMap()),
  '/.well-known/security.txt': text('text/plain', securityContact(new Date(computerNow()))),
  '/favicon.ico': bytes(favicon),
  '/icon.svg': bytes(icon),
  '/apple-touch-icon.png': bytes(appleTouchIcon),
  '/social-image.png': bytes(socialImage),
};
