import { globalName } from './paths.mjs';

const STACK_URL = process.env.PUBLIC_URL ?? 'http://localhost:8080';

/**
 * One project under development in front of a running stack: this server answers for the project's own files
 * and passes everything else on. The registry line is changed on the way, so only this browser sees it.
 */
export function devServer(name) {
  return {
    host: 'localhost',
    port: 'auto',
    devMiddleware: { publicPath: `/${name}/dev/` },
    static: false,
    client: { overlay: { errors: true, warnings: false } },
    setupMiddlewares: (middlewares) => [{ path: '/remotes.json', middleware: registryWith(name) }, ...middlewares],
    proxy: [
      {
        context: () => true,
        target: STACK_URL,
        headers: { origin: STACK_URL },
        // The stack's policy knows only scripts that were deployed.
        onProxyRes: ({ headers }) => delete headers['content-security-policy'],
      },
    ],
  };
}

const registryWith = (name) => async (request, response, next) => {
  try {
    const registry = await (await fetch(new URL('/remotes.json', STACK_URL))).json();
    registry[name] = { version: 'dev', entry: `/${name}/dev/remoteEntry.js`, global: globalName(name) };
    response.json(registry);
  } catch (error) {
    next(error);
  }
};
