import webpack from 'webpack';

const { Template } = webpack;

/**
 * Chunks are loaded with the hash that the page names for them (`<script type="application/json"
 * id="integrity">`): the content security policy lets nothing else run, not even from our own origin.
 */
export class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap('IntegrityPlugin', (source) =>
        Template.asString([
          source,
          'var page = document.getElementById("integrity");',
          'var hash = page && JSON.parse(page.textContent)[new URL(url, location.href).pathname];',
          'if (hash) script.integrity = hash;',
        ]),
      );
    });
  }
}
