/** The right of one tab of a browser to write in an attempt: tabs of a device have the same lease. */
export interface TabLock {
  /** Returns whether this tab has the right. With `isForced` it takes it from another tab. */
  claim: (isForced: boolean) => Promise<boolean>
  release: () => void
}

type Locks = LockManager | null | undefined

/**
 * Returns the lock of an attempt. `onLost` is called when another tab takes it. Where the browser has no locks, or refuses
 * them, every tab has the right.
 */
export function tabLock(attemptID: string, onLost: () => void): TabLock {
  let release = () => {}
  const claim = (isForced: boolean) =>
    new Promise<boolean>((resolve) => {
      const locks = navigator.locks as Locks
      if (!locks) return resolve(true)
      release()
      let isOwner = false
      const end = new Promise<void>((done) => (release = done))
      const own = (lock: Lock | null) => {
        isOwner = lock !== null
        resolve(isOwner)
        return isOwner ? end : undefined
      }
      const options = isForced ? { steal: true } : { ifAvailable: true }
      locks.request(`wicha-exam ${attemptID}`, options, own).catch(() => (isOwner ? onLost() : resolve(true)))
    })
  return { claim, release: () => release() }
}
