import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import type { Figure, Pair, RecordDescription, Tone } from '#ui/office/description.ts'
import { countBehind, type LearnerBehind, learnersBehind } from '../../commands/edition/learners-behind.server.ts'
import type { Editions, OlderEdition } from '../../commands/edition/read-editions.server.ts'
import type { MoveState } from '../../rules/move-standing.ts'
import { editionWords as words } from './words.ts'

/** Learners per page. */
export const perPage = 50

/** Lessons named. */
const mostNamed = 30

const shown = (n: number) => n.toLocaleString('th-TH')

/** The new edition of a course: its differences from earlier ones, and the learners still on those. */
export const describeEdition = async (ctx: Context, { editions, page }: { editions: Editions; page: number }) => {
  const { course, older } = editions
  const counts = await countBehind(ctx, editions)
  const behind = await learnersBehind(ctx, editions, { most: perPage, offset: (page - 1) * perPage })
  return {
    record: recordOf(ctx, editions, counts),
    learners: behind.map((one) => lineOf(ctx, editions, one)),
    canMove: course.status && counts.moves > 0,
    problem: course.status || older.length === 0 ? null : words.draft[ctx.locale],
    moveAll: fill(words.moveAll[ctx.locale], { n: shown(counts.moves) }),
    counts,
    parts: partsOf(ctx, { _id: course._id, page, total: counts.all, n: behind.length }),
  }
}

function recordOf(
  { locale }: Context,
  { course, older }: Editions,
  counts: Record<'all' | MoveState, number>,
): RecordDescription {
  const figure = (label: string, n: number): Figure => ({ label, value: shown(n) })
  return {
    crumbs: [{ href: href('/lesson/player/detail/:id', { id: course._id }), label: course.name }],
    heading: fill(words.heading[locale], { name: course.name }),
    ...{ facts: [], actions: [], related: [] },
    ...(older.length > 0 && {
      figures: [
        figure(words.behind[locale], counts.all),
        figure(words.canMove[locale], counts.moves),
        figure(words.completed[locale], counts.complete),
        figure(words.alreadyThere[locale], counts.there),
      ],
    }),
    sections: older.map((one) => ({
      title: fill(words.changes[locale], { name: one.name }),
      pairs: changesOf(one, locale),
    })),
    words: inLocale({ crumbs: screenWords.crumbs, more: screenWords.more }, locale),
  }
}

function changesOf({ kept, added, gone }: OlderEdition, locale: Context['locale']): Pair[] {
  const named = (names: readonly string[]) => {
    const more = names.length > mostNamed ? ` +${shown(names.length - mostNamed)}` : ''
    return names.length === 0
      ? words.none[locale]
      : `${shown(names.length)} · ${names.slice(0, mostNamed).join(', ')}${more}`
  }
  const pair = (label: string, names: readonly string[], text: string | null): Pair => ({
    ...{ label, value: [{ text: named(names) }, ...(text && names.length > 0 ? [{ text, isMuted: true }] : [])] },
  })
  return [
    pair(words.kept[locale], kept, words.keptText[locale]),
    pair(words.added[locale], added, null),
    pair(words.gone[locale], gone, words.goneText[locale]),
  ]
}

/** A learner's line: the current edition, and what a move would change. */
export interface LearnerLine {
  id: string
  name: string
  href: string
  edition: string
  canMove: boolean
  text: string
  tone: Tone
  more: string
  choose: string
}

const stays = { complete: words.staysComplete, there: words.staysThere, full: words.canMove } as const

function lineOf({ locale }: Context, { course, older }: Editions, one: LearnerBehind): LearnerLine {
  const { _id, userID, name, contact, state } = one
  const progress = { before: shown(one.before), after: shown(one.after) }
  const canMove = state === 'moves'
  const said = state === 'moves' ? fill(words.fromTo[locale], progress) : stays[state][locale]
  const lessons = { kept: shown(one.kept), gone: shown(one.gone) }
  return {
    ...{ id: _id, name, href: href('/student/detail/:id', { id: userID }), canMove: canMove && course.status },
    edition: older.find((edition) => edition._id === one.courseID)?.name ?? '',
    ...{ text: said, tone: canMove ? 'busy' : state === 'complete' ? 'live' : 'off' },
    more: [contact, ...(canMove ? [fill(words.finished[locale], lessons)] : [])].join(' · '),
    choose: fill(words.choose[locale], { name: `${name} (${contact})` }),
  }
}

export interface Parts {
  text: string
  older: { href: string; label: string } | null
  newer: { href: string; label: string } | null
}

/** Links to the previous and the next page of people. Null if all are shown. */
export function partsOf(
  { locale }: Context,
  of: { _id: string; page: number; total: number; n: number; run?: string },
): Parts | null {
  const { _id, page, total, n, run } = of
  if (total <= perPage && page === 1) return null
  const at = (to: number) => {
    const asked = new URLSearchParams({ page: String(to), ...(run !== undefined && { run }) })
    return `${href('/student/edition/:id', { id: _id })}?${asked.toString()}`
  }
  const from = (page - 1) * perPage
  return {
    text: fill(words.page[locale], { from: shown(from + 1), to: shown(from + n), n: shown(total) }),
    older: page > 1 ? { href: at(page - 1), label: words.older[locale] } : null,
    newer: from + n < total ? { href: at(page + 1), label: words.newer[locale] } : null,
  }
}
