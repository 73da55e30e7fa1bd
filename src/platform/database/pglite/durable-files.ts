import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface OpenFile {
  node: unknown
  /** The file descriptor of Node; a directory has none. */
  nfd?: number
}
interface FileModule {
  NODEFS: { realPath(node: unknown): string; stream_ops: { fsync?: (file: OpenFile) => number } }
}

/**
 * Files of PGlite that are on the disk when PostgreSQL asks for it. As delivered, PGlite drops fsync, so what was
 * committed is lost with the power. Works only with `fsync=on` and `wal_sync_method=fsync`.
 */
export class DurableFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>) {
    const made = await super.init(...given)
    made.emscriptenOpts.preRun?.push((module) => {
      const files = (module as unknown as FileModule).NODEFS
      files.stream_ops.fsync = (file) => {
        if (file.nfd === undefined) syncDirectory(files.realPath(file.node))
        else fdatasyncSync(file.nfd)
        return 0
      }
    })
    return made
  }
}

const syncDirectory = (path: string) => {
  const directory = openSync(path, 'r')
  try {
    fsyncSync(directory)
  } finally {
    closeSync(directory)
  }
}
