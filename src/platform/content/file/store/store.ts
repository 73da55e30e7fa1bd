import type { Readable } from 'node:stream'
import type { ByteRange } from '#domain/file/byte-range.ts'

/** A complete file on this machine, to be stored. */
export interface Whole {
  path: string
  bytes: number
  type: string
  /** The hash of all bytes, in hexadecimal. */
  sha256: string
}

/** A file store by key: a folder on this machine, or an S3 bucket. */
export interface Store {
  /** Stores a file durably before it resolves, replacing any file of the key. */
  keep: (key: string, file: Whole) => Promise<void>
  /** Returns the bytes of a key, or a range of them; null if there are none. */
  open: (key: string, range?: ByteRange | null) => Promise<Readable | null>
  /** Deletes a key; a missing one is not an error. */
  remove: (key: string) => Promise<void>
}

export type Fault = 'unreachable' | 'forbidden' | 'no-bucket' | 'full' | 'failed'

/**
 * A failed operation of a store. Its `message` is for the log; visitors never see a provider's response (attack G11).
 */
export class StoreFailed extends Error {
  readonly fault: Fault
  constructor(fault: Fault, message: string) {
    super(`storage: ${message}`)
    this.fault = fault
  }
}
