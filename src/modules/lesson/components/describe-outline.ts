import { href } from 'react-router'
import type { RowOf } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Action } from '#ui/office/description.ts'
import type { OutlineDescription, OutlineItem } from '#ui/office/outline/outline.tsx'
import { officeWords as words } from '../screens/player/words.ts'

export interface OutlineLesson {
  _id: string
  courseID: string
  parent: string | null
  name: string
  kind: RowOf<'lesson'>['kind']
  minutes: number
  status: boolean
  hasContent: boolean
}

/** Describes the lessons of a course, or those under one lesson, for the staff's outline. */
export const describeOutline = (
  ctx: Context,
  of: {
    courseID: string
    parent: string | null
    lessons: readonly OutlineLesson[]
    heading?: string
    here: string
    isShared?: boolean
  },
): OutlineDescription => {
  const { locale } = ctx
  const items = itemsUnder(ctx, of, of.parent)
  const add =
    of.parent === null
      ? { href: href('/lesson/player/add/:id', { id: of.courseID }), label: words.add[locale] }
      : {
          href: `${href('/lesson/player/add/:id', { id: of.courseID })}?parent=${of.parent}`,
          label: words.addSub[locale],
        }
  return {
    heading: of.heading ?? words.lessons[locale],
    total: fill(words.total[locale], { n: items.length }),
    items,
    ...(!of.isShared && { add: [add], move: { action: of.here, intent: 'move' } }),
    empty: words[of.parent === null ? 'none' : 'noSubs'][locale],
    words: { up: words.up[locale], down: words.down[locale], actions: words.actions[locale] },
  }
}

function itemsUnder(
  ctx: Context,
  of: { lessons: readonly OutlineLesson[]; isShared?: boolean },
  parent: string | null,
): OutlineItem[] {
  const { locale } = ctx
  return of.lessons
    .filter((lesson) => lesson.parent === parent)
    .map((lesson) => {
      const items = itemsUnder(ctx, of, lesson._id)
      return {
        id: lesson._id,
        href: href('/lesson/player/edit/:id', { id: lesson._id }),
        title: lesson.name,
        icon: lesson.kind === 'youtube' ? 'player-play' : 'file-text',
        note: lesson.minutes > 0 ? fill(words.minutes[locale], { n: lesson.minutes }) : '',
        ...(!lesson.status && { state: { text: words.unpublished[locale], tone: 'off' as const } }),
        ...(!lesson.hasContent && items.length === 0 && { problem: words.problem[locale] }),
        actions: actionsOf(ctx, lesson, of.isShared),
        ...(items.length > 0 && { items }),
      }
    })
}

/** The lessons of a shared course are read-only here. */
function actionsOf({ locale }: Context, lesson: OutlineLesson, isShared = false): Action[] {
  const { courseID: cid, _id: pid } = lesson
  const preview = { label: words.preview[locale], href: href('/lesson/play/:cid/:pid', { cid, pid }) }
  if (isShared) return [preview]
  return [
    { label: words.edit[locale], href: href('/lesson/player/edit/:id', { id: pid }) },
    { label: words.subs[locale], href: href('/lesson/player/sub/:cid/:pid', { cid, pid }) },
    preview,
    {
      label: words.remove[locale],
      method: 'post',
      hidden: [
        { name: 'intent', value: 'remove' },
        { name: 'id', value: pid },
      ],
      isDestructive: true,
    },
  ]
}
