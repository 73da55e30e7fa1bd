/** The initial message to a thread. */
export interface Task {
  folder: string
  /** Whether commits wait for the disk. */
  isDurable: boolean
  /** A module that an earlier thread compiled. */
  engine: WebAssembly.Module | undefined
}

/** Each order is answered before the next is sent. */
export interface Order {
  id: number
  act: 'query' | 'close'
  text: string
  params: readonly unknown[]
}

export interface Result {
  rows: unknown[]
  affectedRows?: number | undefined
  /** The command tag of PostgreSQL. A `commit` of a failed transaction returns ROLLBACK. */
  command?: string | undefined
}

export type Report =
  | { kind: 'ready'; engine: WebAssembly.Module }
  | { kind: 'result'; id: number; result: Result }
  | { kind: 'failure'; id: number; failure: Failure }
  | { kind: 'notification'; channel: string; payload: string }

const fields = ['code', 'severity', 'detail', 'hint', 'position', 'schema', 'table', 'column', 'constraint'] as const
type Failure = { message: string } & { [K in (typeof fields)[number]]?: string | undefined }

/** Converts an error of PostgreSQL to plain values. A thread cannot pass on an error with its fields. */
export const failureOf = (error: Error & Partial<Failure>): Failure => ({
  message: error.message,
  ...Object.fromEntries(fields.map((name) => [name, error[name]])),
})

/** Restores the error on the other side, with the fields that `pg` sets. */
export const errorOf = (failure: Failure): Error => Object.assign(new Error(failure.message), failure)
