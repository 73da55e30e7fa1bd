import { Head } from '#ui/prose/head.tsx'
import { CourseCards } from '../../components/course-cards.tsx'
import type { Shown } from './load.server.ts'

/** Courses under a heading; a list that has none is left out. */
export default function CourseList({ shown: { title, courses, more } }: { shown: Shown }) {
  if (courses.length === 0) return null
  return (
    <section className="wrap block">
      {title && <Head title={title} more={more} />}
      <CourseCards courses={courses} heading="h3" />
    </section>
  )
}
