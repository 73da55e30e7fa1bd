/** Cleanup steps of a command, run in reverse order, also after an interruption. */
export class CleanupStack {
  readonly #endings: (() => Promise<unknown>)[] = []
  #removing: Promise<void> | null = null

  /** Whether the command has ended, so that nothing more is created. */
  get isOver() {
    return this.#removing !== null
  }

  async make<T>(making: () => Promise<T>, unmake: (made: T) => unknown): Promise<T> {
    if (this.isOver) throw new Error('it was broken off')
    const made = making()
    this.#endings.unshift(() => made.then(unmake))
    return made
  }

  remove(): Promise<void> {
    this.#removing ??= this.#removeAll()
    return this.#removing
  }

  async #removeAll() {
    for (const ending of this.#endings) await ending().catch((error: unknown) => console.error(String(error)))
  }
}
