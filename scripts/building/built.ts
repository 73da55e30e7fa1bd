import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const root = join(import.meta.dirname, '../..')

/** Where what Node compiled of the build is kept for the next process. */
export const compiled = join(root, 'build/compiled')

/** The server entry of the build: the one graph of modules that pages, server and commands share. */
export const built = () => {
  enableCompileCache(compiled)
  return import(pathToFileURL(join(root, 'build/server/index.js')).href) as Promise<
    typeof import('../../src/app/main.ts')
  >
}
