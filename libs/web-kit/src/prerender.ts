/** What only the build-time rendering of public pages needs; never part of a browser bundle. */
export { StaticRouter } from 'react-router-dom';
export { HeadSink } from './head/useHead.ts';
export { headToHtml } from './head/head-html.ts';
