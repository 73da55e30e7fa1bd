import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Creates the folder of a new PGlite. It is built next to its target and moved once complete and synced. An interrupted
 * start then leaves nothing that looks like a database.
 */
export const prepareFolder = async ({ sources, folder }: { sources: string; folder: string }): Promise<void> => {
  if (existsSync(join(folder, 'PG_VERSION'))) return
  for (const name of await readdir(dirname(folder)))
    if (name.startsWith(`${basename(folder)}.unfinished`)) await rm(join(dirname(folder), name), { recursive: true })
  const unfinished = `${folder}.unfinished-${process.pid}`
  await promisify(execFile)(process.execPath, [join(sources, 'make-folder.ts'), unfinished])
  await syncTree(unfinished)
  await rename(unfinished, folder)
}

const syncTree = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const handle = await open(join(entry.parentPath, entry.name), 'r')
    await handle.sync()
    await handle.close()
  }
}
