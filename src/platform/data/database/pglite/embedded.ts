// Node runs this file directly, outside the build. Use only erasable syntax and no `#` imports.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { columnParsers } from '../column-parsers.ts'
import { DurableFiles } from './durable-files.ts'

const settings = [
  'wal_sync_method=fsync',
  'shared_buffers=32MB', // default: 128 MB, which costs the process 110 MB more
  'min_wal_size=32MB',
  'max_wal_size=64MB', // WAL replayed after a crash; a restart takes a second
]

/**
 * Opens PGlite in this thread on the files of `folder`, and creates them if missing. Commits wait for the disk unless
 * durability is turned off.
 */
export const openEmbedded = async (
  folder: string,
  { engine, isDurable = true }: { engine?: WebAssembly.Module; isDurable?: boolean } = {},
): Promise<PGlite> => {
  const files = new DurableFiles(folder)
  const opened = await PGlite.create({
    fs: files,
    extensions: { btree_gist, pg_trgm },
    parsers: columnParsers,
    ...(engine && { pgliteWasmModule: engine }),
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F' || !isDurable),
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
  })
  files.opened()
  return opened
}

/** Compiles PostgreSQL for this processor. Threads of a process share the result, which shortens a restart. */
export const compileEngine = async (): Promise<WebAssembly.Module> => {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')))
}
