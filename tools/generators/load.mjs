/** Nx itself loads TypeScript only where Node does, which 20.19 doesn't; tsx does everywhere. */
const generator = (name) => async (tree, options) => {
  const { tsImport } = await import('tsx/esm/api');
  const { generate } = await tsImport(`./${name}/generate.ts`, import.meta.url);
  return generate(tree, options);
};

export const remote = generator('remote');
export const service = generator('service');
export const page = generator('page');
export const event = generator('event');
export const command = generator('command');
export const mail = generator('mail');
export const job = generator('job');
export const list = generator('list');
