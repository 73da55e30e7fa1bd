import { type Size, stand, type Standing } from './questions/standing.ts'
import { startSubjects, type Subject } from './servers.ts'
import type { CleanupStack } from './cleanup-stack.ts'

/** What a run of the bench seeds, serves and counts: each once for all parts that need it. `traces` cleans up. */
export class Academies {
  readonly traces: CleanupStack
  readonly #done = new Map<string, Promise<unknown>>()

  constructor(traces: CleanupStack) {
    this.traces = traces
  }

  /** Starts the product with the bench rows on each available database, as a second start. */
  subjects = (): Promise<Subject[]> => this.once('subjects', () => startSubjects(this.traces))

  /** Starts an academy of a given size. */
  standing = (size: Size): Promise<Standing> =>
    this.once(`standing ${size.database} ${size.seed}`, () => stand(size, this.traces))

  /** Runs work of this name once and returns the same result every time. */
  once<T>(name: string, work: () => Promise<T>): Promise<T> {
    const done = (this.#done.get(name) as Promise<T> | undefined) ?? work()
    this.#done.set(name, done)
    return done
  }
}
