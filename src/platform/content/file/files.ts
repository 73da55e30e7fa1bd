import { join } from 'node:path'
import type { Settings } from '#platform/operations/config/settings.ts'
import { clamd, type Scan } from './scan/scanner.ts'
import { diskStore } from './store/disk.ts'
import { s3Store } from './store/s3/s3.ts'
import type { Store } from './store/store.ts'

declare module '#platform/context.ts' {
  interface App {
    /** Uploaded files on this machine. */
    files: Files
  }
}

/** What all uploads of a process share. */
export interface Files {
  /** The store of this machine. */
  disk: Store
  /** The one of the environment, `S3_*`; null without it. */
  bucket: Store | null
  /** Where what is coming in lies until it is whole. */
  incoming: string
  /** The resumable uploads that a part is being written to. */
  claimed: Set<string>
  /** Looks for viruses in what came in; null where nothing does. */
  scan: Scan | null
  /** Does the work after all that was asked for before: unpacked pictures are large, so there is one at a time. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

type FilesInput = Pick<Settings, 'dataDir' | 'clamd' | 'bucket'>

/** Files in `DATA_DIR/files`; what is coming in is on the same disk. */
export const openFiles = ({ dataDir, clamd: scanner, bucket }: FilesInput, clock: () => number): Files => {
  const folder = join(dataDir, 'files')
  let last: Promise<unknown> = Promise.resolve()
  return {
    disk: diskStore(folder),
    bucket: bucket ? s3Store({ ...bucket, isInner: true, clock }) : null,
    incoming: join(folder, 'incoming'),
    claimed: new Set(),
    scan: scanner ? clamd(scanner) : null,
    inTurn(work) {
      const mine = last.then(work, work)
      last = mine.catch(() => {})
      return mine
    },
  }
}
