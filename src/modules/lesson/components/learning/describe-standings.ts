import { href } from 'react-router'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { Action, Cell, RelatedList, Row } from '#ui/office/description.ts'
import type { LearnerOf } from '../../lesson-access/learner-of.server.ts'
import { standingWords as words } from '../../screens/learning/words.ts'

type Lesson = LearnerOf['lessons'][number]

/** The lessons of a course with one learner's status, in learning order. */
export const tableOf = (ctx: Context, of: LearnerOf): RelatedList => {
  const { locale } = ctx
  return {
    columns: [
      { name: 'lesson', label: words.lesson[locale], kind: 'text' },
      { name: 'state', label: words.state[locale], kind: 'state' },
      { name: 'why', label: words.why[locale], kind: 'text' },
      { name: 'opened', label: words.opened[locale], kind: 'text' },
    ],
    rows: of.lessons.map((lesson) => rowOf(ctx, of, lesson)),
    empty: { title: words.none[locale] },
    words: listWords(locale),
  }
}

const tones = { done: 'live', open: 'busy', locked: 'off' } as const
const nothing: Cell = { text: '–', isMuted: true }

function rowOf(ctx: Context, of: LearnerOf, lesson: Lesson): Row {
  const { state, why } = of.standings.get(lesson._id)!
  const opened = of.exceptions.get(lesson._id)
  return {
    id: lesson._id,
    cells: {
      lesson: { text: lesson.name },
      state: { text: words[state][ctx.locale], tone: tones[state] },
      why: why ? { text: why } : nothing,
      opened: opened ? { text: dayOf(ctx, opened.opensOn), href: shown(opened._id) } : nothing,
    },
    actions: actsOn(ctx, of, lesson),
  }
}

const shown = (id: string) => href('/lesson/exception/detail/:id', { id })
const dayOf = ({ locale }: Context, day: string | null) =>
  day === null ? words.atOnce[locale] : formatDay(day, { length: 'medium', locale })

/** Staff can open a locked lesson. They can change an opened one, or remove the exception at its own record. */
function actsOn({ viewer, locale }: Context, of: LearnerOf, lesson: Lesson): Action[] {
  if (!isAtLeast(viewer, 'manager')) return []
  const opened = of.exceptions.get(lesson._id)
  if (opened) return [{ label: words.change[locale], href: href('/lesson/exception/edit/:id', { id: opened._id }) }]
  if (of.standings.get(lesson._id)!.state !== 'locked') return []
  const asked = new URLSearchParams({ enrollID: of.enrolment._id, lessonID: lesson._id })
  return [{ label: words.give[locale], href: `${href('/lesson/exception/add')}?${asked}` }]
}
