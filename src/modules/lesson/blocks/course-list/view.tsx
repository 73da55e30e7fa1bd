import { Head } from '#ui/prose/head.tsx'
import { CourseCards } from '../../components/course-cards.tsx'
import type { CourseListContent } from './load.server.ts'

/** Courses under a heading. An empty list is left out. */
export default function CourseList({ shown: { title, courses, more } }: { shown: CourseListContent }) {
  if (courses.length === 0) return null
  return (
    <section className="wrap block">
      {title && <Head title={title} more={more} />}
      <CourseCards courses={courses} heading="h3" />
    </section>
  )
}
