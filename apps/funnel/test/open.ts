import { openerOf } from '@rep13/testing-browser';
import { remote } from '../src/routes.tsx';

/** Opens an address of this remote as the shell would; other addresses show nothing. */
export const open = await openerOf(remote);
