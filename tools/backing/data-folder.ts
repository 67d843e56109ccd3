import { chmod, mkdir, stat } from 'node:fs/promises';

/**
 * Makes the data folder, or closes one that an earlier version left open: nobody else may look into it. As root,
 * PostgreSQL runs as another user, who must get through to its own folder in there but sees no names on the way.
 */
export async function closedDataFolder(dataDir: string, isRoot = process.getuid?.() === 0): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  const { mode } = await stat(dataDir);
  await chmod(dataDir, mode & (isRoot ? 0o711 : 0o700));
}
