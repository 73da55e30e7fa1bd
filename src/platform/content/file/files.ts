import { join } from 'node:path'
import type { Settings } from '#platform/operations/config/settings.ts'
import { clamd, type Scan } from './scan/scanner.ts'
import { diskStore } from './store/disk.ts'
import { s3Store } from './store/s3/s3.ts'
import type { Store } from './store/store.ts'

declare module '#platform/context.ts' {
  interface App {
    /** Uploaded files of this machine. */
    files: Files
  }
}

/** What all uploads of a process share. */
export interface Files {
  /** The store on this machine. */
  disk: Store
  /** The store from the environment, `S3_*`; null without it. */
  bucket: Store | null
  /** The folder of incomplete uploads. */
  incoming: string
  /** The resumable uploads that are currently being written. */
  claimed: Set<string>
  /** Scans uploads for viruses; null without a scanner. */
  scan: Scan | null
  /** Runs work after all earlier work: decoded pictures are large, so only one is processed at a time. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

type FilesInput = Pick<Settings, 'dataDir' | 'clamd' | 'bucket'>

/** Opens the files in `DATA_DIR/files`; incomplete uploads are on the same disk. */
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
