/** What a thread is given to begin with. */
export interface Task {
  folder: string
  /** Whether a commit waits for the disk. */
  isDurable: boolean
  /** What an earlier thread has compiled. */
  engine: WebAssembly.Module | undefined
}

/** One order is answered before the next is sent. */
export interface Order {
  id: number
  act: 'query' | 'close'
  text: string
  params: readonly unknown[]
}

export interface Result {
  rows: unknown[]
  affectedRows?: number | undefined
  /** The word PostgreSQL answered with: a `commit` of a failed transaction says ROLLBACK. */
  command?: string | undefined
}

export type Report =
  | { kind: 'ready'; engine: WebAssembly.Module }
  | { kind: 'result'; id: number; result: Result }
  | { kind: 'failure'; id: number; failure: Failure }
  | { kind: 'notification'; channel: string; payload: string }

const fields = ['code', 'severity', 'detail', 'hint', 'position', 'schema', 'table', 'column', 'constraint'] as const
type Failure = { message: string } & { [K in (typeof fields)[number]]?: string | undefined }

/** An error of PostgreSQL as plain values: a thread cannot pass on an error with its fields. */
export const failureOf = (error: Error & Partial<Failure>): Failure => ({
  message: error.message,
  ...Object.fromEntries(fields.map((name) => [name, error[name]])),
})

/** The same error on the other side, with the fields that `pg` gives it. */
export const errorOf = (failure: Failure): Error => Object.assign(new Error(failure.message), failure)
