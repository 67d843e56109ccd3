import { readdir, readFile } from 'node:fs/promises';

const DECORATOR = {
  public: '@PublicAudience()',
  authorities: '@PublicAudience()',
  register: '@PublicAudience()',
  onboarding: '@SignupOwnerAudience()',
  client: '@ClientAudience()',
  admin: '@AdminAudience()',
} as const;

const controllersIn = async (folder: string) => {
  const files = await readdir(new URL(`../${folder}/`, import.meta.url));
  return files.filter((file) => file.endsWith('.controller.ts'));
};

describe.each(Object.entries(DECORATOR))('every controller in %s', (folder, decorator) => {
  it(`says ${decorator}`, async () => {
    const files = await controllersIn(folder);
    expect(files).not.toEqual([]);
    for (const file of files) {
      const text = await readFile(new URL(`../${folder}/${file}`, import.meta.url), 'utf8');
      expect([file, text.includes(decorator)]).toEqual([file, true]);
    }
  });
});
