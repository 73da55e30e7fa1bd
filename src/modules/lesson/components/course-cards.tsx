import type { ReactNode } from 'react'
import { CourseGrid, type CourseSummary } from '#ui/course/course-card.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import type { CourseShown } from './course-summary.ts'
import { Marked } from './marked.tsx'

type CourseCardsProps = { courses: CourseShown[]; heading?: 'h2' | 'h3'; term?: string }

/** Courses as cards. `term` marks the search term in their names. */
export function CourseCards({ courses, heading, term }: CourseCardsProps) {
  return <CourseGrid heading={heading} courses={courses.map((course) => asCard(course, term))} />
}

/** The course for the UI component. Its name is prepared for Thai line breaks or has the search term marked. */
export const asCard = (course: CourseShown, term?: string): CourseSummary => ({
  ...course,
  name: term ? <Marked text={course.name} term={term} /> : <Breakable text={course.name} />,
  ...(course.category && { category: broken(course.category) }),
  ...(course.lead && { lead: broken(course.lead) }),
})

const broken = (text: string): ReactNode => <Breakable text={text} />
