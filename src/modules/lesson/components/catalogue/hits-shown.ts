import type { CourseShown } from '../course-summary.ts'

/** Search results while typing, as the server sends them. */
export interface HitsShown {
  keyword: string
  courses: CourseShown[]
  status: string
  /** What to try if nothing was found. */
  hint: string
  all: { label: string; href: string } | null
}
