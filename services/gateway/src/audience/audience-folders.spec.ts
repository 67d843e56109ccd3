import 'reflect-metadata';
import { readdir } from 'node:fs/promises';
import type { Type } from '@nestjs/common';
import { CONTROLLER_WATERMARK, GUARDS_METADATA } from '@nestjs/common/constants.js';
import { AdminGuard, ClientGuard } from '../identity/index.ts';
import { AUDIENCE } from './audiences.ts';
import { SignupOwnerGuard } from './signup-owner.guard.ts';

/** By folder: whom its controllers are for, and what lets them in. */
const FOLDERS = {
  public: ['public', []],
  authorities: ['public', []],
  register: ['public', []],
  onboarding: ['onboarding', [SignupOwnerGuard]],
  client: ['client', [ClientGuard]],
  admin: ['admin', [AdminGuard]],
} as const;

async function controllersIn(folder: string): Promise<Type[]> {
  const files = await readdir(new URL(`../${folder}/`, import.meta.url));
  const controllers: Type[] = [];
  // One after the other: jest links modules that are loaded at once with what is not there yet.
  for (const file of files.filter((name) => name.endsWith('.controller.ts')))
    controllers.push(...Object.values((await import(`../${folder}/${file}`)) as Record<string, Type>));
  return controllers.filter((value) => Reflect.hasMetadata(CONTROLLER_WATERMARK, value));
}

describe.each(Object.entries(FOLDERS))('every controller in %s', (folder, [audience, guards]) => {
  it(`is for ${audience} alone`, async () => {
    const controllers = await controllersIn(folder);
    expect(controllers).not.toEqual([]);
    for (const controller of controllers) {
      const given = (Reflect.getMetadata(GUARDS_METADATA, controller) ?? []) as Type[];
      expect([controller.name, Reflect.getMetadata(AUDIENCE, controller)]).toEqual([
        controller.name,
        audience,
      ]);
      expect([controller.name, given]).toEqual([controller.name, expect.arrayContaining([...guards])]);
    }
  });
});
