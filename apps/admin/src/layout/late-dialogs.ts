import { latePart } from '@rep13/ui';

// What opens over any page is on no first screen, and dialogs are heavy: their code comes behind the page, in one file.
const menu = latePart(
  () => import(/* webpackChunkName: "dialogs" */ './MenuDrawer.tsx').then((m) => m.MenuDrawer),
  0,
);
const shortcuts = latePart(
  () => import(/* webpackChunkName: "dialogs" */ '../keyboard/ShortcutList.tsx').then((m) => m.ShortcutList),
  0,
);
const signIn = latePart(
  () => import(/* webpackChunkName: "dialogs" */ './SignInDialog.tsx').then((m) => m.SignInDialog),
  0,
);

export const MenuDrawer = menu.LatePart;
export const ShortcutList = shortcuts.LatePart;
export const SignInDialog = signIn.LatePart;

/** Fetches them ahead, so that nobody waits for one. Never rejects. */
export async function preloadDialogs(): Promise<void> {
  for (const { preload } of [menu, shortcuts, signIn]) await preload();
}
