import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const root = join(import.meta.dirname, '../..')

/** The server entry of the build: the one graph of modules that pages, server and commands share. */
export const built = () =>
  import(pathToFileURL(join(root, 'build/server/index.js')).href) as Promise<typeof import('../../src/app/main.ts')>
