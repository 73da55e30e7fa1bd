import { ask } from '../../bench/load.ts'
import { newestCourses, signIn, startBestDemo } from '../../bench/servers.ts'
import type { CleanupStack } from '../../bench/cleanup-stack.ts'

/** A demo academy that scanners may damage, and its logged-in users. */
export interface Target {
  url: string
  /** A folder for the output of scanners. It is removed with the academy. */
  folder: string
  /** The cookie of an owner of the back office. */
  staff: string
  /** Whether that cookie opens the back office, so that a scanner with it sees more than a log-in. */
  isStaffIn: () => Promise<boolean>
  courseID: string
  /** The server errors so far, as logged. */
  errors: () => string[]
}

/** Starts it on PostgreSQL if available. `traces` cleans up. */
export const startTarget = async (traces: CleanupStack): Promise<Target> => {
  const { port, url, said, dataDir } = await startBestDemo(traces)
  const staff = (await ask(port, signIn('superadmin', 'backend'))).cookie
  const [courseID] = await newestCourses(port, { most: 1 })
  return {
    ...{ url, folder: dataDir, staff, courseID: courseID! },
    isStaffIn: async () => {
      const page = await fetch(`${url}/user/dashboard`, { headers: { cookie: staff }, redirect: 'manual' })
      return page.status === 200
    },
    errors: () =>
      said()
        .split('\n')
        .filter((line) => /\berror\b/i.test(line)),
  }
}
