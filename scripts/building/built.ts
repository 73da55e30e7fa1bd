import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const root = join(import.meta.dirname, '../..')

/** The server entry of the build: the one graph of modules that pages, server and commands share. What was compiled once is kept beside it. */
export const built = () => {
  enableCompileCache(join(root, 'build/compiled'))
  return import(pathToFileURL(join(root, 'build/server/index.js')).href) as Promise<
    typeof import('../../src/app/main.ts')
  >
}
