type Locks = LockManager | null | undefined

/**
 * Runs a task while this tab has the right to answer in a run. Returns false at once if another tab has it. Where the
 * browser has no locks, every tab has the right, and the one-use token decides.
 */
export async function withRunLock(run: string, task: () => Promise<void>): Promise<boolean> {
  const locks = navigator.locks as Locks
  if (!locks) {
    await task()
    return true
  }
  return locks.request(`wicha-flow ${run}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return false
    await task()
    return true
  })
}
