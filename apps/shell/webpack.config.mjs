import { shellConfig } from '../../tools/web/webpack.mjs';

export default shellConfig();
