import { data, redirect } from 'react-router'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { addComment, editComment, deleteComment } from '#platform/office/comments/comments.ts'
import type { Context } from '#platform/context.ts'
import { readKey } from '#domain/file/file-key.ts'
import { attach, detach, reattach } from '#platform/content/file/attachment/attachments.ts'
import { RequestError, statusOf } from '#platform/errors/errors.ts'
import { runRecordAction, undoRecordAction } from './record-action/run-action.ts'
import { restoreVersion } from './restore-version.ts'

export interface Posted {
  collection: AnyCollection
  _id: string
  form: FormData
  url: URL
}

/** What failed, and the input. */
export interface Refused {
  problem: string
  written: string
}

/**
 * Handles the record's own forms: comments, attachments, actions and restored values. Null for other forms, which the
 * screen handles.
 */
export const handleRecordForm = async (ctx: Context, posted: Posted) => {
  const intent = String(posted.form.get('intent'))
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined
  if (!act) return null
  try {
    const done = await act(ctx, posted)
    return redirect(done.startsWith('/') ? done : hereAgain(posted.url, done))
  } catch (error) {
    const issue = error instanceof RequestError && error.kind !== 'not-found' ? error.issues[0] : undefined
    if (!issue) throw error
    const refused: Refused = { problem: issue[ctx.locale], written: textOf(posted) }
    return data(refused, { status: statusOf[(error as RequestError).kind] })
  }
}

/** Handles a form. Returns the result code or the address to continue at; '' if the page shows the result already. */
type Act = (ctx: Context, posted: Posted) => Promise<string>

const acts: Record<string, Act | undefined> = {
  say: async (ctx, posted) => {
    await addComment(ctx, aboutOf(posted), { ...saidIn(posted), at: posted.url.pathname })
    return ''
  },
  reword: async (ctx, posted) => {
    await editComment(ctx, aboutOf(posted), saidIn(posted))
    return ''
  },
  unsay: async (ctx, posted) => {
    await deleteComment(ctx, aboutOf(posted), saidIn(posted)._id)
    return ''
  },
  attach: async (ctx, posted) => {
    for (const key of posted.form.getAll('file'))
      await attach(ctx, aboutOf(posted), readKey(String(key).replace('upload/', ''))?.id ?? '')
    return ''
  },
  detach: async (ctx, posted) => {
    await detach(ctx, aboutOf(posted), attachmentIn(posted))
    return `detached-${attachmentIn(posted)}`
  },
  reattach: async (ctx, posted) => {
    await reattach(ctx, aboutOf(posted), attachmentIn(posted))
    return ''
  },
  action: runRecordAction,
  undo: undoRecordAction,
  'restore-version': async (ctx, { collection, _id, form }) => {
    const current = Number(form.get('version'))
    await restoreVersion(ctx, collection, {
      ...{ _id, version: Number(form.get('to')) || 0 },
      field: form.has('field') ? String(form.get('field')) : null,
      current: Number.isInteger(current) && current > 0 ? current : undefined,
    })
    return 'reverted'
  },
}

const aboutOf = ({ collection, _id }: Posted) => ({ collection: collection.name, _id })
const attachmentIn = ({ form }: Posted) => String(form.get('attachment') ?? '')
const textOf = ({ form }: Posted) => String(form.get('text') ?? '')
const saidIn = (posted: Posted) => ({ _id: String(posted.form.get('comment') ?? ''), text: textOf(posted) })

function hereAgain(url: URL, done: string) {
  const query = new URLSearchParams(url.searchParams)
  query.delete('done')
  query.delete('row')
  if (done) query.set('done', done)
  const asked = query.toString()
  return url.pathname + (asked && `?${asked}`)
}
