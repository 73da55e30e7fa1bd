import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { officeWords as words } from '../screens/player/words.ts'

/** The breadcrumbs and the cancel link of a form that belongs to a course. */
export const wayBack = (ctx: Context, course: { _id: string; name: string }) => {
  const back = href('/lesson/player/detail/:id', { id: course._id })
  return { crumbs: [{ href: back, label: course.name }], cancel: { href: back, label: words.cancel[ctx.locale] } }
}
