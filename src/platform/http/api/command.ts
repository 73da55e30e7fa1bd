import type { Expression } from 'kysely'
import type { Context } from '#platform/context.ts'

declare module '#platform/context.ts' {
  interface App {
    /** Hooks by collection (see `Hooks` of a manifest). */
    beforeCreate: ReadonlyMap<string, BeforeCreate>
    afterChange: ReadonlyMap<string, AfterChange>
    afterRemove: ReadonlyMap<string, AfterRemove>
    afterUpload: ReadonlyMap<string, AfterUpload>
    readOverrides: ReadonlyMap<string, ReadOverride>
  }
}

/** The input of a call. Cookies that it adds are set on the response. */
export interface ApiCall {
  params: Record<string, string>
  query: Record<string, string | string[] | undefined>
  body: unknown
  cookies: string[]
  headers: Record<string, string | undefined>
  /** The header If-Match. */
  match?: string | undefined
  /**
   * Whether a developer calls from their own machine, in development only. Decided by the socket, never by a header.
   */
  isDeveloper: boolean
}

/** Handles a call. Its result becomes the JSON response, and an exception the error response. */
export type ApiCommand = (ctx: Context, call: ApiCall) => Promise<unknown>

/** Handles an event of a module. It may run twice. */
export type Listener = (ctx: Context, payload: Record<string, unknown>) => Promise<void>

/** A stored row before and after an update. Before creation there is no row. */
export interface ChangedRow {
  before: Record<string, unknown> | null
  row: Record<string, unknown> & { _id: string }
}

/** Returns computed fields of a new row, given its input. They are expressions in the statement that stores it. */
export type BeforeCreate = (ctx: Context, given: Record<string, unknown>) => Record<string, Expression<unknown>>

/**
 * Updates what depends on a created or updated row, in the same transaction and with the writing user's rights.
 * Returned computed fields of a new row are stored; an empty record means no change.
 */
export type AfterChange = (ctx: Context, of: ChangedRow) => Promise<Record<string, unknown> | void>

/**
 * Updates what depends on a removed or restored row, in the same transaction and with the acting user's rights.
 * Receives the row as stored.
 */
export type AfterRemove = (ctx: Context, of: { row: ChangedRow['row']; isBack: boolean }) => Promise<void>

/**
 * Uses an uploaded file for a row, in the transaction that stores the file and with the uploader's rights. `row` is what the form
 * names, not checked. `checksum` is the SHA-256 of the sent bytes in hexadecimal digits.
 */
export type AfterUpload = (ctx: Context, of: { row: string; key: string; checksum: string }) => Promise<void>

/**
 * Returns a context that may read the whole row if the module's rules currently allow it, otherwise the same context.
 * Use it only to read that row.
 */
export type ReadOverride = (ctx: Context, _id: string) => Promise<Context>
