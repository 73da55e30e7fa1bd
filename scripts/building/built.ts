import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const root = join(import.meta.dirname, '../..')

/**
 * The server entry of the build in the folder: the one graph of modules that pages, server and commands share. What Node compiled
 * of it is kept there for the next process.
 */
export const built = (folder: string) => {
  enableCompileCache(join(folder, 'compiled'))
  return import(pathToFileURL(join(folder, 'server/index.js')).href) as Promise<typeof import('../../src/app/main.ts')>
}
