import { href } from 'react-router'
import { LinkButton } from '#ui/button/button.tsx'
import { Head } from '#ui/prose/head.tsx'
import { State } from '#ui/state/state.tsx'
import { MyCourses } from '../../components/my-courses.tsx'
import type { StudentProfileContent } from './load.server.ts'

/** The courses in which the learner is enrolled on this site. Visitors do not see it. */
export default function StudentProfile({ shown: { title, mine, words } }: { shown: StudentProfileContent }) {
  if (!mine) return null
  const acts = <LinkButton href={href('/lesson/home')}>{words.toCourses}</LinkButton>
  return (
    <section className="wrap block">
      <Head title={title} note={mine.count} />
      {mine.courses.length > 0 ? (
        <MyCourses words={words} courses={mine.courses} />
      ) : (
        <State title={words.emptyTitle} text={words.emptyText} acts={acts} />
      )}
    </section>
  )
}
