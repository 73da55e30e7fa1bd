import { Highlight } from '#ui/course/highlight.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { asCard } from '../../components/course-cards.tsx'
import type { CourseHighlightsContent } from './load.server.ts'

/** The newest courses of every category, with the first one large. */
export default function CourseHighlights({ shown: { title, more, groups } }: { shown: CourseHighlightsContent }) {
  if (groups.length === 0) return null
  return (
    <section className="wrap block">
      <Head title={title} more={more} />
      {groups.map((group) => (
        <Highlight
          key={group.code}
          title={<Breakable text={group.name} />}
          more={group.more}
          courses={group.courses.map((course) => asCard(course))}
        />
      ))}
    </section>
  )
}
