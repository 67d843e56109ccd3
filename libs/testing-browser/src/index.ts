export { axeFaults } from './axe-faults.ts';
export { buildAgreement, buildDetailsToPublish, buildProviderInformation, SIGNUP_ID } from './builders.ts';
export { fakeApi, ok, refused, refusedAs, type Call } from './fake-api.ts';
export { fakeUploads, type StartedUpload } from './fake-upload.ts';
export { later, settle, shownToast, TODAY, withFakeBrowser } from './fake-browser.ts';
export { choose, errorAt, fill, follow, listedErrors, press } from './form.ts';
export { address, go, askedInVain, openerOf } from './open-remote.tsx';
