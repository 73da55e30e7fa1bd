import type { CourseShown } from '../course-summary.ts'

/** What is found while one types, as the server sends it. */
export interface HitsShown {
  keyword: string
  courses: CourseShown[]
  status: string
  /** What to try where nothing was found. */
  hint: string
  all: { label: string; href: string } | null
}
