import { Badge } from '#ui/button/badge.tsx'
import { Percent } from '#ui/outline/threads.tsx'
import { type Column, NoValue, Table } from '#ui/table/table.tsx'

type Words = Record<'course' | 'enrolled' | 'lessons' | 'percent' | 'status' | 'none' | 'title' | 'hours', string>

export interface CourseLine {
  id: string
  name: string
  href: string
  enrolled: string
  /** Of the whole course, with its unit. Shown if hours are enabled. */
  hours: string
  /** Why the learner may not learn there today. */
  barred?: string
  progress: {
    done: number
    total: number
    lessons: string
    percent: string
    status: string
    tone: 'info' | 'success' | undefined
  } | null
}

/**
 * The courses in which a learner is enrolled (specification §2.1, student profile block), with their hours if these
 * count.
 */
export function MyCourses({ words, courses, hasHours }: { words: Words; courses: CourseLine[]; hasHours?: boolean }) {
  const columns = columnsOf(words).filter(({ id }) => id !== 'hours' || hasHours)
  return <Table caption={words.title} columns={columns} rows={courses} keyOf={({ id }) => id} />
}

const columnsOf = (words: Words): Column<CourseLine>[] => {
  const none = <NoValue>{words.none}</NoValue>
  return [
    { id: 'course', title: words.course, cell: (course) => <a href={course.href}>{course.name}</a> },
    { id: 'enrolled', title: words.enrolled, cardLabel: words.enrolled, cell: (course) => course.enrolled },
    { id: 'hours', title: words.hours, cardLabel: words.hours, cell: (course) => course.hours },
    {
      id: 'lessons',
      title: words.lessons,
      cardLabel: words.lessons,
      cell: ({ progress }) => progress?.lessons ?? none,
    },
    {
      id: 'percent',
      title: words.percent,
      place: 'wide',
      cell: ({ progress }) =>
        progress ? (
          <Percent done={progress.done} total={progress.total} text={progress.percent} label={words.percent} />
        ) : (
          none
        ),
    },
    {
      id: 'status',
      title: words.status,
      place: 'corner',
      cell: ({ progress, barred }) => {
        if (barred) return <Badge tone="warning">{barred}</Badge>
        return progress ? <Badge tone={progress.tone}>{progress.status}</Badge> : none
      },
    },
  ]
}
