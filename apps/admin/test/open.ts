import { openerOf } from '@rep13/testing-browser';
import { preloadLists } from '../src/dashboard/late-lists.tsx';
import { preloadDialogs } from '../src/layout/late-dialogs.ts';
import { remote } from '../src/routes.tsx';

/** Opens an address of this remote as the shell would; other addresses show nothing. */
export const open = await openerOf(remote);

// A spec does not wait for code.
await preloadLists();
await preloadDialogs();
