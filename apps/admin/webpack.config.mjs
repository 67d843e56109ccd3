import { remoteConfig } from '@rep13/web-build/webpack';

export default remoteConfig(import.meta.dirname);
