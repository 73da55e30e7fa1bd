import type { z } from 'zod'
import type { App, Context } from '#platform/context.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { Schedule } from './scheduled/schedule.ts'

/** What a running task knows about itself. */
export interface Task<P = unknown> {
  payload: P
  /** The number of this attempt, from 1. */
  attempt: number
  /** Whether this is the last attempt. */
  isLast: boolean
  /** Aborted when the job is cancelled, another process has taken it over, or this process stops. */
  signal: AbortSignal
  /** Reports progress from 0 to 100, and the current step. */
  reportProgress: (percent: number, word: Text) => Promise<void>
  /**
   * Finishes the job in this transaction, so that its writes and its completion commit together. Throws if another
   * process has taken the job over, which rolls the writes back.
   */
  finish: (inside: Context) => Promise<void>
}

/** Background work of a site, with the rights of its administrator. It runs at least once, so possibly twice. */
export interface Job<P> {
  /** `module/file`, where the file is one of its `commands/`. */
  name: string
  payload: z.ZodType<P>
  /** Maximum attempts before it counts as failed; 8 by default. */
  maxAttempts: number
  /** How many run at once in a process. The default of 1 also keeps their order. */
  concurrency: number
  work: (ctx: Context, task: Task<P>) => Promise<void>
}

/** Scheduled work of the whole installation. It runs once per due time, on one of all processes. */
export interface ScheduledJob {
  name: string
  schedule: Schedule
  work: (app: App, task: Pick<Task, 'signal'>) => Promise<void>
}

type JobInput<P> = Pick<Job<P>, 'name' | 'payload' | 'work'> & Partial<Pick<Job<P>, 'maxAttempts' | 'concurrency'>>

export const defineJob = <P>(given: JobInput<P>): Job<P> => ({ maxAttempts: 8, concurrency: 1, ...given })
export const defineScheduledJob = (given: ScheduledJob): ScheduledJob => given

/** Thrown if a retry would not help. The job fails at once. */
export class NonRetryableError extends Error {}
