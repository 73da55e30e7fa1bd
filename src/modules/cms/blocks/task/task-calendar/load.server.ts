import { taskShares, taskStatus, type TaskStatus } from '#domain/thai-calendar/task.ts'
import { bangkokDay, nextMidnight } from '#domain/thai-calendar/bangkok.ts'
import { formatDay, thaiYear } from '#domain/thai-calendar/format.ts'
import { MONTHS, SHORT_WEEKDAYS, WEEKDAYS } from '#domain/thai-calendar/names.ts'
import { type Context, cacheUntil } from '#platform/context.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { Locale } from '#platform/site/i18n/words.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { type SampleTask, sampleTasks } from '../sample.ts'
import { taskWords } from '../words.ts'
import type { Props } from './block.ts'

export interface ShownTask {
  id: string
  title: string
  description: string
  color: string
  startDate: string
  dueDate: string
  /** Both days as text. */
  starts: string
  ends: string
  assignedTo: string
  priority: string
  status: TaskStatus
}

export interface TaskCalendarContent {
  title: string
  today: string
  tasks: ShownTask[]
  shares: { status: TaskStatus; label: string; count: number; percent: number }[]
  months: readonly string[]
  weekdays: { name: string; short: string }[]
  /** Five years before this one and five after (specification §9), as text. */
  years: { year: number; label: string }[]
  words: TaskCalendarWords
}

type TaskCalendarWords = { [K in keyof typeof taskWords]: string }

const yearsAround = 5
const labels = { 'In Progress': 'inProgress', Overdue: 'overdue', Upcoming: 'upcoming' } as const
const priorities = { High: 'high', Medium: 'medium', Low: 'low' } as const

/** A task becomes late at midnight. */
export const load: BlockLoad<Props, TaskCalendarContent> = async (ctx, placed) => {
  const calendar = calendarOf(ctx)
  cacheUntil(ctx, Date.parse(nextMidnight(ctx.now)))
  return Object.fromEntries(
    placed.map(({ id, props }) => [id, { ...calendar, title: props.title || calendar.words.title }]),
  )
}

function calendarOf(ctx: Context): Omit<TaskCalendarContent, 'title'> {
  const { locale } = ctx
  const today = bangkokDay(ctx.now)
  const words = wordsOf(ctx, { name: 'block.task', words: taskWords })
  const tasks = sampleTasks(today).map((task, at) => shownTask(task, { id: `t${at}`, today, locale, words }))
  return {
    ...{ today, tasks, words, months: MONTHS[locale] },
    weekdays: WEEKDAYS[locale].map((name, at) => ({ name, short: SHORT_WEEKDAYS[locale][at]! })),
    shares: taskShares(tasks.map(({ status }) => status)).map((share) => ({
      ...share,
      label: words[labels[share.status]],
    })),
    years: Array.from({ length: 2 * yearsAround + 1 }, (_, at) => {
      const year = Number(today.slice(0, 4)) - yearsAround + at
      return { year, label: String(locale === 'th' ? thaiYear(year) : year) }
    }),
  }
}

interface TaskCalendarMessage {
  id: string
  today: string
  locale: Locale
  words: TaskCalendarWords
}

function shownTask(task: SampleTask, { id, today, locale, words }: TaskCalendarMessage): ShownTask {
  const { title, description, assignedTo, priority, startDate, dueDate, color } = task
  return {
    ...{ id, startDate, dueDate, color, status: taskStatus(task, today), priority: words[priorities[priority]] },
    ...{ title: title[locale], description: description[locale], assignedTo: assignedTo[locale] },
    starts: formatDay(startDate, { length: 'medium', locale }),
    ends: formatDay(dueDate, { length: 'medium', locale }),
  }
}
