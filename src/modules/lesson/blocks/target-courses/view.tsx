import { Badge } from '#ui/button/badge.tsx'
import { CourseGrid } from '#ui/course/course-card.tsx'
import { Head } from '#ui/prose/head.tsx'
import { asCard } from '../../components/course-cards.tsx'
import type { TargetCoursesContent } from './load.server.ts'

/** Courses for the target group of the signed-in learner. Renders nothing if there are none. */
export default function TargetCourses({ shown: { title, courses } }: { shown: TargetCoursesContent }) {
  if (courses.length === 0) return null
  const cards = courses.map((course) => ({
    ...asCard(course),
    facts: course.facts.filter(({ icon }) => icon !== 'cert'),
    badges: course.labels.map((text) => <Badge key={text}>{text}</Badge>),
  }))
  return (
    <section className="wrap block">
      <Head title={title} />
      <CourseGrid heading="h3" courses={cards} />
    </section>
  )
}
