import { href } from 'react-router'
import { LinkButton } from '#ui/button/button.tsx'
import { Head } from '#ui/prose/head.tsx'
import { State } from '#ui/state/state.tsx'
import { fill } from '#domain/locale/fill.ts'
import { MonthGrid } from '../../components/calendar/month-grid.tsx'
import { Strip } from '../../components/calendar/strip.tsx'
import { Month } from '../../components/calendar/month.tsx'
import { YearChoice } from '../../components/calendar/year-choice.tsx'
import type { OnsiteCalendarContent } from './load.server.ts'

/**
 * A year of training: an overview of its months and the courses of each. As a strip, it shows only the next few
 * courses.
 */
export default function OnsiteCalendar({ shown }: { shown: OnsiteCalendarContent }) {
  const { id, title, text, isStrip, moreHref, year } = shown
  const { months, words } = year
  if (isStrip) return <Strip title={title} text={text} moreHref={moreHref} year={year} />
  return (
    <section className="wrap block" id={id} aria-label={title || words.months}>
      {title && <Head title={title} {...(text && { text })} />}
      <YearChoice id={id} year={year} />
      {months.length > 0 ? <MonthGrid id={id} year={year} /> : <NoTraining year={year} />}
      {months.map((month) => (
        <Month key={month.month} id={id} month={month} words={words} />
      ))}
    </section>
  )
}

function NoTraining({ year: { year, words } }: Pick<OnsiteCalendarContent, 'year'>) {
  const acts = (
    <LinkButton look="line" href={href('/lesson/home')}>
      {words.toCourses}
    </LinkButton>
  )
  return <State icon="calendar" title={fill(words.emptyTitle, { year })} text={words.emptyText} acts={acts} />
}
