// Run by Node straight from this file, outside the build: only erasable syntax, no import through the `#` paths.
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
  'shared_buffers=32MB', // 128 MB as delivered: 110 MB more for the whole process
  'min_wal_size=32MB',
  'max_wal_size=64MB', // what is replayed after a crash: a new start takes a second
]

/**
 * Opens PGlite in this thread on the files of `folder`, and makes them when there are none. A commit waits for the disk but
 * where it is told that nobody would miss it.
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

/** PostgreSQL compiled for this processor; threads of a process share it, which shortens a new start. */
export const compileEngine = async (): Promise<WebAssembly.Module> => {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')))
}
