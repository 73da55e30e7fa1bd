import { data, href, redirect } from 'react-router'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { update } from '#platform/data/collection/write.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { mayOpenRoute } from '#platform/manifest/route-access.ts'
import { handleRecordForm } from '#platform/office/screens/record/record-forms.ts'
import { describeRecord, doneTo } from '#platform/office/screens/show.server.ts'
import type { Action } from '#ui/office/description.ts'
import { editOutline } from '../../commands/edit-outline.server.ts'
import { replaceEarlier } from '../../course-editor/course-bundle/copy.server.ts'
import { copyWords } from '../../course-editor/copy-words.ts'
import { takesPayments } from '#modules/order/public-api.ts'
import { describeEditor } from '../../course-editor/outline/describe.ts'
import { moveTo, pasteLessons } from '../../course-editor/outline/edit.server.ts'
import { editedLessons } from '../../course-editor/outline/lessons.server.ts'
import { assertPublishable } from '../../course-editor/outline/publish.server.ts'
import { describeWork } from '../../course-editor/outline/work.server.ts'
import { versionAt } from '../../course-editor/versions/describe.server.ts'
import { keepVersion } from '../../course-editor/versions/versions.server.ts'
import { editorWords } from '../../course-editor/words.ts'
import { officeWords as words } from './words.ts'

/**
 * A course in the editor: its facts, its lessons in order, what is missing, and a lesson in the side panel (requirement
 * L85.18).
 */
export const loader = loads(async (ctx, { route, params, url }) => {
  const _id = params['id'] ?? ''
  const [record, lessons, course] = await Promise.all([
    describeRecord(ctx, { collection: collectionOf(ctx, 'course'), route: route!, _id, url }),
    editedLessons(ctx, _id),
    from(ctx, 'course').selectAll().where('_id', '=', _id).executeTakeFirst(),
  ])
  const done = url.searchParams.get('done')
  const saved = isDone(done) ? doneWords[done][ctx.locale] : undefined
  const open = lessons.find((one) => one._id === url.searchParams.get('lesson'))?._id ?? null
  const isAsking = url.searchParams.get('ask') === 'publish'
  return {
    record: {
      ...record,
      ...(course!.sharedBy && { facts: [fill(words.sharedBy[ctx.locale], { name: course!.sharedBy })] }),
      ...doneTo(ctx, url),
      ...(saved && { saved }),
      ...(done === 'removed' && undoOf(ctx, url.searchParams.get('row') ?? '')),
      actions: [...actionsOf(ctx, course!), ...record.actions.map((action) => ({ ...action, isPrimary: false }))],
    },
    editor: describeEditor(ctx, {
      course: course!,
      lessons,
      open,
      isAsking,
      site: { takesPayments: await takesPayments(ctx) },
    }),
    work: open && course!.sharedBy === null ? await describeWork(ctx, { _id: open, saved }) : null,
    title: pageTitle(ctx, record.heading),
  }
})

/** Publishes or unpublishes the course, or edits its outline. */
export const action = acts(async (ctx, { params, form, url }) => {
  const id = params['id'] ?? ''
  const acted = await handleRecordForm(ctx, { collection: collectionOf(ctx, 'course'), _id: id, form, url })
  if (acted) return acted
  const here = href('/lesson/player/detail/:id', { id })
  const intent = String(form.get('intent') ?? '')
  try {
    if (Object.hasOwn(intents, intent)) return await intents[intent]!(ctx, { id, here, form })
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    return data({ problem: error.issues[0]![ctx.locale], written: '' }, { status: statusOf[error.kind] })
  }
  const edited = await editOutline(ctx, form)
  if (!edited) throw notFound()
  if (edited === 'removed') return redirect(`${here}?done=removed&row=${encodeURIComponent(String(form.get('id')))}`)
  return redirect(edited === 'restored' ? `${here}?done=restored` : here)
})

type Intent = (
  ctx: Context,
  of: { id: string; here: string; form: FormData },
) => Promise<Response | { problem?: string }>

const intents: Record<string, Intent> = {
  async publish(ctx, { id, here, form }) {
    const isReady = await assertPublishable(ctx, id)
    if (!isReady && form.get('anyway') !== '1') return redirect(`${here}?ask=publish`)
    await inTransaction(ctx, async (inside) => {
      await update(inside, 'course', { _id: id, change: { status: true } })
      await keepVersion(inside, { courseID: id, cause: 'published' })
      await replaceEarlier(inside, id)
    })
    return redirect(`${here}?done=published`)
  },
  async unpublish(ctx, { id, here }) {
    await update(ctx, 'course', { _id: id, change: { status: false } })
    return redirect(`${here}?done=unpublished`)
  },
  async move(ctx, { id, form }) {
    const text = (name: string) => String(form.get(name) ?? '')
    await moveTo(ctx, {
      ...{ courseID: id, id: text('id') },
      ...{ parent: text('parent') || null, before: text('before') || null },
    })
    return {}
  },
  async paste(ctx, { id, here, form }) {
    await pasteLessons(ctx, { courseID: id, text: String(form.get('lines') ?? '') })
    return redirect(`${here}?done=pasted`)
  },
}

const { saved, removed, restored, published, unpublished } = words
const doneWords = {
  saved,
  removed,
  restored,
  published,
  unpublished,
  pasted: editorWords.pasted,
  copied: copyWords.made,
}
const isDone = (text: string | null): text is keyof typeof doneWords => text !== null && Object.hasOwn(doneWords, text)

/** The button that restores a lesson that was just removed. */
const undoOf = ({ locale }: Context, id: string): { undo?: Action } => {
  const hidden = [
    { name: 'intent', value: 'restore' },
    { name: 'id', value: id },
  ]
  return /^[0-9a-f]{24}$/.test(id) ? { undo: { label: words.undo[locale], method: 'post', hidden } } : {}
}

function actionsOf(ctx: Context, course: { _id: string; status: boolean; editionOf: string | null }): Action[] {
  const { locale, viewer, site } = ctx
  const intent = course.status ? 'unpublish' : 'publish'
  const [cid, id] = [course._id, course._id]
  return [
    {
      label: words[intent][locale],
      method: 'post',
      hidden: [{ name: 'intent', value: intent }],
      isPrimary: !course.status,
    },
    { label: editorWords.versions[locale], href: versionAt(id, 0) },
    { label: editorWords.copies[locale], href: href('/lesson/player/copy/:id', { id }) },
    ...(course.editionOf !== null && site.plugins.has('student') && isAtLeast(viewer, 'admin')
      ? [{ label: editorWords.moveLearners[locale], href: href('/student/edition/:id', { id }) }]
      : []),
    ...(mayOpenRoute(ctx, 'lesson-exam-add')
      ? [{ label: editorWords.addExam[locale], href: href('/lesson/exam/add/:id/:history', { id, history: '0' }) }]
      : []),
    { label: editorWords.asLearner[locale], href: href('/lesson/play/:cid/:pid', { cid, pid: 'start' }) },
    ...(course.status ? [{ label: words.view[locale], href: href('/lesson/detail/:id', { id }) }] : []),
  ]
}
