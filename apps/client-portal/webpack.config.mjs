import { remoteConfig } from '../../tools/web/webpack.mjs';

export default remoteConfig(import.meta.dirname);
