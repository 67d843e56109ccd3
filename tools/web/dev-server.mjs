import { globalName } from './paths.mjs';

// Automatic ports start here: 8080 is the stack's own.
process.env.WEBPACK_DEV_SERVER_BASE_PORT ??= '4200';

const STACK_URL = process.env.PUBLIC_URL ?? 'http://localhost:8080';

/**
 * One project under development in front of a running stack: this server answers for the project's own files
 * and passes everything else on. Page and registry are changed on the way, so only this browser sees it.
 */
export function devServer(name) {
  return {
    host: 'localhost',
    port: 'auto',
    devMiddleware: { publicPath: `/${name}/dev/` },
    static: false,
    client: { overlay: { errors: true, warnings: false } },
    setupMiddlewares: (middlewares) => [
      { path: '/remotes.json', middleware: registryWith(name) },
      { middleware: pageWith(name) },
      ...middlewares,
    ],
    proxy: [{ context: () => true, target: STACK_URL, headers: { origin: new URL(STACK_URL).origin } }],
  };
}

const registryWith = (name) => async (request, response, next) => {
  try {
    const registry = await (await fetch(new URL('/remotes.json', STACK_URL))).json();
    // Without paths: they change while one writes, so the shell asks the remote itself.
    const line = { version: 'dev', entry: `/${name}/dev/remoteEntry.js`, global: globalName(name) };
    response.json(name === 'shell' ? registry : { ...registry, [name]: line });
  } catch (error) {
    next(error);
  }
};

/** The stack's page without its hashes and policy, which know only scripts that were deployed. */
const pageWith = (name) => async (request, response, next) => {
  const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
  if (!isPage || request.path.startsWith('/api/')) return next();
  try {
    const deployed = await fetch(new URL(request.url, STACK_URL));
    const html = (await deployed.text())
      .replaceAll(new RegExp(`/${name}/[0-9a-f]{16}/`, 'g'), `/${name}/dev/`)
      .replaceAll(/ integrity="[^"]*"/g, '')
      .replace('id="integrity"', 'id="unused"');
    response.status(deployed.status).type('html').send(html);
  } catch (error) {
    next(error);
  }
};
