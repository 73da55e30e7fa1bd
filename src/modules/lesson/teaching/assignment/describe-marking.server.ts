import { data } from 'react-router'
import { formatBytes } from '#domain/file/file-bytes.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { openedFor } from '#platform/content/file/references/own-files.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { handInsOf } from './assignment.server.ts'
import { mark, reopen } from './mark.server.ts'
import { mostOf, readRubric } from './rules/rubric.ts'
import { isDecision, statuses } from './rules/turn.ts'
import { markWords as words } from './words.ts'

/**
 * A submission beside its rubric, for its marker. `pathOf` gives the URL of another one. Throws not-found for a draft.
 */
export const describeMarking = async (ctx: Context, of: { id: string; pathOf: (id: string) => string }) => {
  const found = await markedOne(ctx, of.id)
  const all = await handInsOf(ctx, found)
  const { locale } = ctx
  const own = all.find(({ _id }) => _id === of.id)!
  const criteria = own.marks?.criteria ?? (readRubric(found.rubric) ?? []).map((one) => ({ ...one, chosen: null }))
  const next = await waitingAfter(ctx, of.id)
  return {
    id: of.id,
    ...{ learner: found.learner, course: found.course, lesson: found.lesson, task: found.content ?? '' },
    ...{ version: own.version, text: own.text, files: filesOf(ctx, own.files), remarks: own.remarks },
    handedIn: fill(words.handedIn[locale], { day: moment(ctx, own.handedAt) }),
    attempt: fill(words.attempt[locale], { n: own.attempt }),
    isLate: own.isLate,
    criteria: criteria.map(({ name, levels, chosen }) => ({ name, chosen, levels })),
    most: mostOf(criteria),
    decided: isDecision(own.status) ? decidedOn(ctx, own) : null,
    earlier: all.filter(({ attempt }) => attempt < own.attempt).map((one) => earlierOf(ctx, one)),
    next: next.id ? of.pathOf(next.id) : null,
    waiting: next.count > 0 ? fill(words.waiting[locale], { n: next.count }) : words.last[locale],
    words: inLocale(words, locale),
  }
}
export type Marking = Awaited<ReturnType<typeof describeMarking>>

/** Handles the marker's button. Errors come back with what was written. */
export const markByForm = async (ctx: Context, of: { id: string; form: FormData }) => {
  const { id, form } = of
  const intent = String(form.get('intent'))
  const version = Number(form.get('version'))
  const remarks = String(form.get('remarks') ?? '').trim()
  const chosen = Array.from({ length: 20 }, (_, at) => levelIn(form.get(`mark-${at}`)))
  try {
    if (intent === 'reopen') return await reopen(ctx, { _id: id, version })
    if (!isDecision(intent)) throw notFound()
    return await mark(ctx, { _id: id, judgement: { decision: intent, chosen, remarks, version } })
  } catch (error) {
    if (!(error instanceof RequestError) || !error.issues[0] || error.kind === 'forbidden') throw error
    const kept = remarks.slice(0, 20_000)
    return data({ problem: error.issues[0][ctx.locale], remarks: kept, chosen }, { status: statusOf[error.kind] })
  }
}

const levelIn = (written: FormDataEntryValue | null) =>
  typeof written === 'string' && /^\d$/.test(written) ? Number(written) : null

async function markedOne(ctx: Context, id: string) {
  const found = await from(ctx, 'hand_in')
    .innerJoin(rows(ctx, 'lesson'), 'lesson._id', 'hand_in.lessonID')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'hand_in.courseID')
    .innerJoin(rows(ctx, 'enroll'), 'enroll._id', 'hand_in.enrollID')
    .select(['hand_in.enrollID', 'hand_in.lessonID', 'hand_in.learner', 'hand_in.status', 'enroll.userID'])
    .select(['lesson.name as lesson', 'lesson.content', 'lesson.rubric', 'course.name as course'])
    .where('hand_in._id', '=', id)
    .executeTakeFirst()
  if (!found || found.status === 'draft' || found.userID === ctx.viewer.id) throw notFound()
  return found
}

/** The oldest other submission that waits for this marker, and the number of them. */
async function waitingAfter(ctx: Context, id: string) {
  const found = await from(ctx, 'hand_in')
    .innerJoin(rows(ctx, 'enroll'), 'enroll._id', 'hand_in.enrollID')
    .select('hand_in._id')
    .where('hand_in.status', '=', 'handed')
    .where('hand_in._id', '!=', id)
    .where('enroll.userID', '!=', ctx.viewer.id)
    .orderBy('hand_in.handedAt')
    .orderBy('hand_in._id')
    .limit(500)
    .execute()
  return { id: found[0]?._id ?? null, count: found.length }
}

type One = Awaited<ReturnType<typeof handInsOf>>[number]

const earlierOf = (ctx: Context, one: One) => ({
  id: one._id,
  title: fill(words.attempt[ctx.locale], { n: one.attempt }),
  state: stateName(ctx, one.status),
  ...{ text: one.text, remarks: one.remarks, files: filesOf(ctx, one.files) },
})

const decidedOn = (ctx: Context, { status, markedBy, markedAt }: One) => ({
  status,
  state: stateName(ctx, status),
  by: fill(words.saidBy[ctx.locale], { name: markedBy, day: moment(ctx, markedAt) }),
})

const stateName = ({ locale }: Context, status: string) =>
  statuses.find(({ value }) => value === status)?.label[locale] ?? ''

export const filesOf = (ctx: Context, files: readonly { key: string; name: string; bytes: number }[]) =>
  files.map(({ key, name, bytes }) => ({ key, name, size: formatBytes(bytes), href: openedFor(ctx, key) }))

export const moment = ({ locale }: Context, at: string | null) =>
  at === null ? '' : formatInstant(at, { length: 'medium', locale })
