import type { z } from 'zod'
import type { App, Context } from '#platform/context.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { Schedule } from './scheduled/schedule.ts'

/** What work knows of itself while it is done. */
export interface Task<P = unknown> {
  payload: P
  /** Which try this is, from 1. */
  attempt: number
  /** Whether no other try follows. */
  isLast: boolean
  /** Aborted when somebody cancels the job, when another process has taken it over, and when this one ends. */
  signal: AbortSignal
  /** Says how far it is, 0 to 100, and in a word at what. */
  reportProgress: (percent: number, word: Text) => Promise<void>
  /**
   * Ends the job in this transaction: what it writes and that it is done come together, or not at all. Throws when the
   * job has been taken over, and so undoes what was written.
   */
  finish: (inside: Context) => Promise<void>
}

/** Background work of a site, done with the rights of its administrator: at least once, so it may come twice. */
export interface Job<P> {
  /** `module/file`, the file being one of its `commands/`. */
  name: string
  payload: z.ZodType<P>
  /** How often it is tried before it is set aside; 8 unless told. */
  maxAttempts: number
  /** How many of them one process does at once; 1 unless told, and then they are begun in their order. */
  concurrency: number
  work: (ctx: Context, task: Task<P>) => Promise<void>
}

/** Work of the whole installation that comes by the clock: once for each time it is due, on one of all processes. */
export interface ScheduledJob {
  name: string
  schedule: Schedule
  work: (app: App, task: Pick<Task, 'signal'>) => Promise<void>
}

type JobInput<P> = Pick<Job<P>, 'name' | 'payload' | 'work'> & Partial<Pick<Job<P>, 'maxAttempts' | 'concurrency'>>

export const defineJob = <P>(given: JobInput<P>): Job<P> => ({ maxAttempts: 8, concurrency: 1, ...given })
export const defineScheduledJob = (given: ScheduledJob): ScheduledJob => given

/** Thrown by work that no other try would help: the job is set aside at once. */
export class NonRetryableError extends Error {}
