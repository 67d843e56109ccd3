import { defineRemote } from '@rep13/web-kit';

export const remote = defineRemote({ chrome: 'none', routes: [] });
