import { Head } from '#ui/prose/head.tsx'
import styles from './calendar.module.css'
import type { YearShown } from './describe-year.server.ts'
import { Session } from './month.tsx'

type StripProps = { title: string; text: string; moreHref: string | undefined; year: YearShown }

/** Upcoming courses shown in a strip. */
const most = 4

/** The next onsite courses, side by side. Renders nothing if there are none. */
export function Strip({ title, text, moreHref, year: { months, words } }: StripProps) {
  const next = months.flatMap(({ courses }) => courses.filter(({ isOver }) => !isOver)).slice(0, most)
  if (next.length === 0) return null
  const more = moreHref && { label: words.wholeYear, href: moreHref }
  return (
    <section className="wrap block">
      {title && <Head title={title} {...(text && { text })} {...(more && { more })} />}
      <div className={styles.strip}>
        {next.map((course) => (
          <Session key={course.id} course={course} words={words} isAlone />
        ))}
      </div>
    </section>
  )
}
