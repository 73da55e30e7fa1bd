import { href, redirect } from 'react-router'
import { collectionOf } from '#platform/collection/catalogue.ts'
import { update } from '#platform/collection/write.ts'
import { from } from '#platform/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/i18n/words.ts'
import { acts, loads } from '#platform/request.server.ts'
import { titled } from '#platform/site/titled.ts'
import { actOnRecord } from '#platform/screens/record/record-action.ts'
import { describeRecord, doneTo } from '#platform/screens/show.server.ts'
import type { Action } from '#ui/office/description.ts'
import { editOutline, outlineOf } from '../../commands/edit-outline.server.ts'
import { describeOutline } from '../../components/describe-outline.ts'
import { officeWords as words } from './words.ts'

/** A course as staff keep it: its facts, whether it is published, and its lessons (requirement L85.18). */
export const loader = loads(async (ctx, { route, params, url }) => {
  const _id = params['id'] ?? ''
  const collection = collectionOf(ctx, 'course')
  const [record, lessons, course] = await Promise.all([
    describeRecord(ctx, { collection, route: route!, _id, url }),
    outlineOf(ctx, _id),
    from(ctx, 'course').select(['status', 'sharedBy']).where('_id', '=', _id).executeTakeFirst(),
  ])
  const done = url.searchParams.get('done')
  const saved = isDone(done) ? words[done][ctx.locale] : undefined
  const here = href('/lesson/player/detail/:id', { id: _id })
  return {
    record: {
      ...record,
      ...(course!.sharedBy && { facts: [fill(words.sharedBy[ctx.locale], { name: course!.sharedBy })] }),
      ...doneTo(ctx, url),
      ...(saved && { saved }),
      ...(done === 'removed' && undoOf(ctx, url.searchParams.get('row') ?? '')),
      actions: [
        ...actionsOf(ctx, { _id, status: course!.status }),
        ...record.actions.map((action) => ({ ...action, isPrimary: false })),
      ],
    },
    outline: describeOutline(ctx, { courseID: _id, parent: null, lessons, here, isShared: course!.sharedBy !== null }),
    title: titled(ctx, record.heading),
  }
})

/** Publishes or withdraws the course, or edits its outline. */
export const action = acts(async (ctx, { params, form, url }) => {
  const id = params['id'] ?? ''
  const acted = await actOnRecord(ctx, { collection: collectionOf(ctx, 'course'), _id: id, form, url })
  if (acted) return acted
  const here = href('/lesson/player/detail/:id', { id })
  const intent = form.get('intent')
  if (intent === 'publish' || intent === 'unpublish') {
    await update(ctx, 'course', { _id: id, change: { status: intent === 'publish' } })
    return redirect(`${here}?done=${intent}ed`)
  }
  const edited = await editOutline(ctx, form)
  if (!edited) throw notFound()
  if (edited === 'removed') return redirect(`${here}?done=removed&row=${encodeURIComponent(String(form.get('id')))}`)
  return redirect(edited === 'restored' ? `${here}?done=restored` : here)
})

const dones = ['saved', 'removed', 'restored', 'published', 'unpublished'] as const
const isDone = (text: string | null): text is (typeof dones)[number] => dones.some((one) => one === text)

/** A lesson that was just removed comes back at the press of a button. */
const undoOf = ({ locale }: Context, id: string): { undo?: Action } => {
  const hidden = [
    { name: 'intent', value: 'restore' },
    { name: 'id', value: id },
  ]
  return /^[0-9a-f]{24}$/.test(id) ? { undo: { label: words.undo[locale], method: 'post', hidden } } : {}
}

function actionsOf({ locale }: Context, course: { _id: string; status: boolean }): Action[] {
  const intent = course.status ? 'unpublish' : 'publish'
  return [
    {
      label: words[intent][locale],
      method: 'post',
      hidden: [{ name: 'intent', value: intent }],
      isPrimary: !course.status,
    },
    ...(course.status ? [{ label: words.view[locale], href: href('/lesson/detail/:id', { id: course._id }) }] : []),
  ]
}
