import { execFileSync } from 'node:child_process'
import { closeSync, fdatasyncSync, fstatSync, fsyncSync, openSync } from 'node:fs'
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
  #isOpening = true
  /** Milliseconds since 1970: what did not change since then is on the disk; undefined while nobody asked. */
  #writtenAt: number | undefined

  /** From now on a file is written to the disk whenever PostgreSQL asks for it. */
  opened() {
    this.#isOpening = false
  }

  override async init(...given: Parameters<NodeFS['init']>) {
    const made = await super.init(...given)
    made.emscriptenOpts.preRun?.push((module) => {
      const files = (module as unknown as FileModule).NODEFS
      files.stream_ops.fsync = (file) => {
        if (file.nfd === undefined) syncDirectory(files.realPath(file.node))
        else if (!this.#isWritten(file.nfd)) fdatasyncSync(file.nfd)
        return 0
      }
    })
    return made
  }

  /**
   * Opened after a crash, PostgreSQL asks for each of its two thousand files, and for each the disk empties its own cache, which takes
   * ten seconds. The whole file system is written once instead; what changes afterwards is written as it is asked for.
   */
  #isWritten(file: number): boolean {
    if (!this.#isOpening) return false
    this.#writtenAt ??= writeFileSystemOf(this.dataDir!)
    return fstatSync(file).ctimeMs < this.#writtenAt
  }
}

/** A file that changed this long before may have changed after it, by the coarse clock of a file system. */
const marginMs = 1000

/** Puts all of a file system on its disk, and answers since when, in milliseconds since 1970; 0 where that cannot be done. */
const writeFileSystemOf = (path: string): number => {
  // not Date, which may be moved by who tries out the product
  const begun = performance.timeOrigin + performance.now()
  try {
    execFileSync('sync', ['-f', path], { stdio: 'ignore' })
    return begun - marginMs
  } catch {
    return 0
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
