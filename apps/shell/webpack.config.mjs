import { shellConfig } from '@rep13/web-build/webpack';

export default shellConfig();
