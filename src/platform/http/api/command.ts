import type { Expression } from 'kysely'
import type { Context } from '#platform/context.ts'

declare module '#platform/context.ts' {
  interface App {
    /** Hooks by collection (see `Hooks` of a manifest). */
    beforeCreate: ReadonlyMap<string, BeforeCreate>
    afterChange: ReadonlyMap<string, AfterChange>
    afterRemove: ReadonlyMap<string, AfterRemove>
    readOverrides: ReadonlyMap<string, ReadOverride>
  }
}

/** What a call is given; cookies it pushes are set on the answer. */
export interface ApiCall {
  params: Record<string, string>
  query: Record<string, string | string[] | undefined>
  body: unknown
  cookies: string[]
  headers: Record<string, string | undefined>
  /** The header If-Match. */
  match?: string | undefined
  /** Whether a developer asks on his own machine, in development alone: the socket says so, never a header. */
  isDeveloper: boolean
}

/** Answers a call: what it returns is the answer's JSON, a refusal its error. */
export type ApiCommand = (ctx: Context, call: ApiCall) => Promise<unknown>

/** What answers a fact that a module announced. It may come twice. */
export type Listener = (ctx: Context, payload: Record<string, unknown>) => Promise<void>

/** A row of a collection before and after an update, both as they are stored; before it was made there was none. */
export interface ChangedRow {
  before: Record<string, unknown> | null
  row: Record<string, unknown> & { _id: string }
}

/** Computed fields with which a row begins, from those that were given: expressions that the statement finds by which it is stored. */
export type BeforeCreate = (ctx: Context, given: Record<string, unknown>) => Record<string, Expression<unknown>>

/**
 * Brings what hangs on a row into line with its making or an update of it, in the same transaction and with the rights of who writes.
 * Computed fields of a new row that it answers are written into it; an empty record says that the row stands as it was stored.
 */
export type AfterChange = (ctx: Context, of: ChangedRow) => Promise<Record<string, unknown> | void>

/**
 * Brings what hangs on a row into line with its removal, or with its coming back, in the same transaction and with the rights of who
 * does it; the row as it is stored then.
 */
export type AfterRemove = (ctx: Context, of: { row: ChangedRow['row']; isBack: boolean }) => Promise<void>

/**
 * A context in which the viewer may read all of a row that its module's rules open to him now; the same context where they do not.
 * It is good for reading that row, and for nothing else.
 */
export type ReadOverride = (ctx: Context, _id: string) => Promise<Context>
