import type { Readable } from 'node:stream'
import type { ByteRange } from '#domain/file/byte-range.ts'

/** A whole file of this machine that a store is to keep. */
export interface Whole {
  path: string
  bytes: number
  type: string
  /** Of all its bytes, in hexadecimal. */
  sha256: string
}

/** Where files lie, each under its key: a folder of this machine, or a bucket that speaks S3. */
export interface Store {
  /** Keeps a file for good before it answers; one that is under the key is replaced. */
  keep: (key: string, file: Whole) => Promise<void>
  /** The bytes under a key, or some of them; null where there is nothing. */
  open: (key: string, range?: ByteRange | null) => Promise<Readable | null>
  /** Removes what is under a key; that nothing is there is no failure. */
  remove: (key: string) => Promise<void>
}

export type Fault = 'unreachable' | 'forbidden' | 'no-bucket' | 'full' | 'failed'

/** What a store could not do. Its `message` is for the log: what a provider answers is for no visitor (attack G11). */
export class StoreFailed extends Error {
  readonly fault: Fault
  constructor(fault: Fault, message: string) {
    super(`storage: ${message}`)
    this.fault = fault
  }
}
