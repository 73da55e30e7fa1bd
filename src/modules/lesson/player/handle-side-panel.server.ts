import type { Enrolment } from '#modules/enroll/public-api.ts'
import { assertOpen } from '#modules/enroll/public-api.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound, RequestError } from '#platform/errors/errors.ts'
import { besideWords as words } from './words.ts'

interface Sent {
  enrolment: Enrolment
  lessonID: string
  form: FormData
}

type Act = (ctx: Context, sent: Sent) => Promise<unknown>

/** The learner's actions beside a lesson, by the form's intent. */
const acts: Record<string, Act> = {
  note: (ctx, { enrolment, lessonID, form }) =>
    create(ctx, 'lesson_note', { enrollID: enrolment._id, lessonID, at: secondOf(form), text: textOf(form) }),
  bookmark: (ctx, { enrolment, lessonID, form }) =>
    create(ctx, 'lesson_note', { enrollID: enrolment._id, lessonID, at: secondOf(form) }),
  'change-note': async (ctx, { form }) =>
    update(ctx, 'lesson_note', { _id: idOf(form), change: { text: textOf(form) } }),
  'remove-note': (ctx, { form }) => remove(ctx, 'lesson_note', idOf(form)),
  ask: async (ctx, { enrolment, lessonID, form }) =>
    create(ctx, 'lesson_question', { enrollID: enrolment._id, lessonID, at: secondOf(form), text: textOf(form) }),
  reply: async (ctx, { form }) => create(ctx, 'lesson_answer', { questionID: idOf(form), text: textOf(form) }),
}

/**
 * Handles a form of the side panel. Returns null for any other form. `tab` is the tab that sent it, and `problem` is
 * the error in the context's language.
 */
export const handleSidePanel = async (ctx: Context, sent: Sent): Promise<{ tab: string; problem?: string } | null> => {
  const intent = String(sent.form.get('intent'))
  if (!Object.hasOwn(acts, intent)) return null
  const tab = intent === 'ask' || intent === 'reply' ? 'questions' : 'notes'
  assertOpen(sent.enrolment)
  try {
    await acts[intent]!(ctx, sent)
    return { tab }
  } catch (error) {
    if (!(error instanceof RequestError) || !['invalid', 'too-many'].includes(error.kind)) throw error
    return { tab, problem: error.issues[0]?.[ctx.locale] ?? '' }
  }
}

const mostText = 2000

function textOf(form: FormData): string {
  const text = String(form.get('text') ?? '').trim()
  if (text === '') throw invalid({ field: 'text', code: 'required', ...words.empty })
  if (text.length > mostText) throw invalid({ field: 'text', code: 'long', ...words.long })
  return text
}

/** The position of the video in seconds. Null if it concerns the whole lesson. */
function secondOf(form: FormData): number | null {
  const at = String(form.get('at') ?? '')
  return /^\d{1,5}$/.test(at) ? Number(at) : null
}

function idOf(form: FormData): string {
  const id = String(form.get('id') ?? '')
  if (!/^[0-9a-f]{24}$/.test(id)) throw notFound()
  return id
}
