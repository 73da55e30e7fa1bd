import { ask } from '../../bench/load.ts'
import { newestCourses, signIn, startBestDemo } from '../../bench/servers.ts'
import type { CleanupStack } from '../../bench/cleanup-stack.ts'

/** An academy of the demo that scanners may break, and who is logged in there. */
export interface Target {
  url: string
  /** A folder for what scanners write; it goes with the academy. */
  folder: string
  /** The cookie of an owner of the back office. */
  staff: string
  /** Whether that cookie opens the back office, so that a scanner who brings it sees more than a log-in. */
  isStaffIn: () => Promise<boolean>
  courseID: string
  /** Whatever went wrong inside so far, in the server's words. */
  errors: () => string[]
}

/** Starts it on PostgreSQL where there is one; `traces` takes it away again. */
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
