import { execFileSync } from 'node:child_process'
import { closeSync, fdatasyncSync, fstatSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface OpenFile {
  node: unknown
  /** The file descriptor of Node; directories have none. */
  nfd?: number
}
interface FileModule {
  NODEFS: { realPath(node: unknown): string; stream_ops: { fsync?: (file: OpenFile) => number } }
}

/**
 * A PGlite file system that writes to disk when PostgreSQL calls fsync. The stock one drops fsync, so a power failure
 * loses committed data. Works only with `fsync=on` and `wal_sync_method=fsync`.
 */
export class DurableFiles extends NodeFS {
  #isOpening = true
  /** Milliseconds since 1970. Files unchanged since then are on the disk. Undefined before the first check. */
  #writtenAt: number | undefined

  /** Marks the database as open. From now on each fsync writes its file to disk. */
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
   * After a crash PostgreSQL syncs each of its two thousand files. Each sync flushes the disk's cache, which takes ten
   * seconds in total. Instead the whole file system is synced once, and later changes are synced individually.
   */
  #isWritten(file: number): boolean {
    if (!this.#isOpening) return false
    this.#writtenAt ??= writeFileSystemOf(this.dataDir!)
    return fstatSync(file).ctimeMs < this.#writtenAt
  }
}

/** Margin for the coarse clock of a file system, in milliseconds. */
const marginMs = 1000

/** Syncs a whole file system. Returns the time from which this holds, in milliseconds since 1970, or 0 if it cannot. */
const writeFileSystemOf = (path: string): number => {
  // Not Date, because a tester may shift it.
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
