import { type Size, stand, type Standing } from './questions/standing.ts'
import { startSubjects, type Subject } from './servers.ts'
import type { CleanupStack } from './cleanup-stack.ts'

/** What is planted, served and counted in one run of the bench: each once, for all parts that ask for it. `traces` takes it away again. */
export class Academies {
  readonly traces: CleanupStack
  readonly #done = new Map<string, Promise<unknown>>()

  constructor(traces: CleanupStack) {
    this.traces = traces
  }

  /** The product with the rows of the bench on each database that is there, started for the second time. */
  subjects = (): Promise<Subject[]> => this.once('subjects', () => startSubjects(this.traces))

  /** An academy of a size. */
  standing = (size: Size): Promise<Standing> =>
    this.once(`standing ${size.database} ${size.seed}`, () => stand(size, this.traces))

  /** Does something of this name the first time it is asked for, and answers what came of it. */
  once<T>(name: string, work: () => Promise<T>): Promise<T> {
    const done = (this.#done.get(name) as Promise<T> | undefined) ?? work()
    this.#done.set(name, done)
    return done
  }
}
