/** antd's styles, unmade: no test reads one, and making them was half of what a test of a screen cost. */
exports.genStyleUtils = () => ({
  genStyleHooks: () => () => ['', ''],
  genComponentStyleHook: () => () => '',
  genSubStyleComponent: () => () => null,
});
exports.genCalc = () => () => ({});
exports.mergeToken = (...tokens) => Object.assign({}, ...tokens);
exports.statistic = {};
exports.statisticToken = (token) => ({ token, keys: new Set(), flush: () => undefined });
