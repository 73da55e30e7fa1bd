import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const root = join(import.meta.dirname, '../..')

/**
 * Returns the server entry of the build in the folder: the one module graph that pages, server and commands share. The
 * compile cache of Node stays there for the next process.
 */
export const built = (folder: string) => {
  enableCompileCache(join(folder, 'compiled'))
  return import(pathToFileURL(join(folder, 'server/index.js')).href) as Promise<typeof import('../../src/app/main.ts')>
}
