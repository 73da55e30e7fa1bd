import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { listHref } from '#platform/office/screens/list/list-query.ts'
import type { Action, Hidden, Row } from '#ui/office/description.ts'
import { boardWords as words } from '../words.ts'

/** A note as its card shows it. */
export interface Card {
  id: string
  title: string
  href?: string
  body: string
  /** The record to which it refers. */
  about?: { text: string; href?: string }
  colour: string
  /** Why it is first. */
  pinned?: string
  due?: { text: string; isNow: boolean }
  progress?: string
  items: { text: string; isDone: boolean; label: string; hidden: Hidden[] }[]
  tags: { text: string; label: string; href: string }[]
  facts: string[]
  actions: Action[]
}

interface CardOptions {
  note: RowOf<'note'>
  row: Row
  url: URL
  isBin: boolean
  about?: Card['about'] | undefined
}

/** A note as a card on the board. `row` is its row in a list. */
export const describeCard = (ctx: Context, of: CardOptions): Card => {
  const { note, row, url, isBin } = of
  const { locale } = ctx
  const done = new Set(note.done)
  return {
    ...{ id: note._id, title: note.title, body: note.body, colour: note.colour },
    ...(row.href && { href: row.href }),
    ...(of.about && { about: of.about }),
    ...(note.pinned && { pinned: words.pinned[locale] }),
    ...(note.remindOn && { due: dueOf(ctx, note.remindOn) }),
    ...(note.items.length > 0 && {
      progress: fill(words.progress[locale], {
        done: note.items.filter((item) => done.has(item)).length,
        all: note.items.length,
      }),
    }),
    items: note.items.map((item) => itemOf(ctx, { note, item, isDone: done.has(item) })),
    tags: note.tags.map((tag) => ({
      text: tag,
      label: fill(words.tagged[locale], { tag }),
      href: listHref(url, { tag }),
    })),
    facts: [
      ...(note.audience === 'private' ? [words.private[locale]] : [fill(words.by[locale], { name: note.authorName })]),
      ...(note.audience === 'shared' ? [fill(words.shared[locale], { n: note.sharedWith.length })] : []),
      formatDay(bangkokDay(Date.parse(note.updatedAt)), { length: 'list', locale }),
    ],
    actions: [...(isBin ? [] : changesOf(ctx, note)), ...row.actions],
  }
}

function dueOf(ctx: Context, day: string) {
  const isNow = day <= bangkokDay(ctx.now)
  const text = fill(words[isNow ? 'due' : 'later'][ctx.locale], {
    day: formatDay(day, { length: 'list', locale: ctx.locale }),
  })
  return { text, isNow }
}

function itemOf(
  { locale }: Context,
  of: { note: RowOf<'note'>; item: string; isDone: boolean },
): Card['items'][number] {
  const change = of.isDone ? 'untick' : 'tick'
  return {
    text: of.item,
    isDone: of.isDone,
    label: fill(words[change][locale], { item: of.item }),
    hidden: [
      { name: 'change', value: change },
      { name: '_id', value: of.note._id },
      { name: 'item', value: of.item },
    ],
  }
}

function changesOf({ locale }: Context, note: RowOf<'note'>): Action[] {
  const act = (name: 'pin' | 'unpin' | 'archive' | 'unarchive'): Action => ({
    label: words[name][locale],
    method: 'post',
    hidden: [
      { name: 'change', value: name },
      { name: '_id', value: note._id },
    ],
  })
  if (note.archived) return [act('unarchive')]
  return [act(note.pinned ? 'unpin' : 'pin'), act('archive')]
}
