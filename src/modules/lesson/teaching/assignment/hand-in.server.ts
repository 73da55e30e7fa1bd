import { type Enrolment, enrolmentOf, assertOpen } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, forbidden, invalid } from '#platform/errors/errors.ts'
import { ownFiles } from '#platform/content/file/references/own-files.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import type { HandInFile } from '../../collections/hand-in.ts'
import { type Assignment, type HandIn, standOf } from './assignment.server.ts'
import { tellHandIn } from '../../commands/tell-hand-in.server.ts'
import { handInWords as words } from './words.ts'

/** What a learner wrote. `keys` are the keys of uploaded files. */
export interface HandInDraft {
  text: string
  keys: readonly string[]
}
/** The draft that the learner saw: its attempt and version. The version is null if there was no draft yet. */
export interface Seen {
  attempt: number
  version: number | null
}
type Act = { lesson: Assignment; written: HandInDraft; seen?: Seen | undefined }

const mostText = 5000
const mostFiles = 10
const megabyte = 2 ** 20

/**
 * Saves the learner's draft, which nobody else can see. Throws forbidden if it is not the learner's turn, and conflict
 * if the draft has changed.
 */
export const keepDraft = (ctx: Context, act: Act) => inHand(ctx, act, async () => {})

/**
 * Submits the work and notifies the lecturers. A second press changes nothing. Throws invalid for empty work, and
 * conflict if it is not the learner's turn.
 */
export const handInNow = (ctx: Context, act: Act) =>
  inHand(ctx, act, async (inside, { _id, isLate }) => {
    const { written } = act
    if (written.text.trim() === '' && written.keys.length === 0) throw refused('text', words.empty)
    await compute(inside, 'hand_in', { _id, change: { status: 'handed', handedAt: nowOf(ctx), isLate } })
    await enqueue(inside, tellHandIn, { payload: { handIn: _id, markedAt: null } })
  })

async function inHand(
  ctx: Context,
  { lesson, written, seen }: Act,
  then: (inside: Context, draft: { _id: string; isLate: boolean }) => Promise<void>,
) {
  const enrolment = await enrolmentOf(ctx, lesson.courseID)
  if (!enrolment || lesson.content === null) throw forbidden()
  assertOpen(enrolment)
  const files = await filesIn(ctx, { lesson, written })
  if (written.text.length > mostText) throw refused('text', words.tooLong)
  return inTransaction(ctx, async (inside) => {
    await hold(inside, enrolment)
    const stand = await standOf(inside, { lesson, enrolment })
    if (stand.turn === 'waiting') return
    if (stand.turn !== 'open') throw conflict({ field: 'status', code: stand.turn, ...notNow[stand.turn] })
    const work = { text: written.text.trim(), files }
    const isThere = isWritten(stand.all[0], work)
    if (seen && !isThere && !isSeen(stand.all[0], seen))
      throw conflict({ field: 'text', code: 'elsewhere', ...words.elsewhere })
    const _id = await draftIn(inside, { lesson, enrolment, latest: stand.all[0] })
    if (!isThere) await compute(inside, 'hand_in', { _id, change: work })
    await then(inside, { _id, isLate: stand.isLate })
  })
}

/** What a learner edits now: the existing draft, or the attempt after the last. */
export const workingOn = (latest: HandIn | undefined): Seen =>
  latest?.status === 'draft'
    ? { attempt: latest.attempt, version: latest.version }
    : { attempt: (latest?.attempt ?? 0) + 1, version: null }

const isSeen = (latest: HandIn | undefined, seen: Seen) => {
  const { attempt, version } = workingOn(latest)
  return attempt === seen.attempt && version === seen.version
}

/** Whether a draft already holds exactly this, because it was sent twice. */
export const isWritten = (latest: HandIn | undefined, work: { text: string; files: readonly { key: string }[] }) =>
  latest?.status === 'draft' &&
  latest.text === work.text &&
  latest.files.map(({ key }) => key).join() === work.files.map(({ key }) => key).join()

const notNow = {
  passed: words.passed,
  failed: words.failedState,
  'used-up': words.usedUp,
  'too-late': words.tooLate,
} as const

/** Locks the row, so that of two concurrent presses the second sees the result of the first. */
const hold = (ctx: Context, { _id }: Enrolment) =>
  from(ctx, 'enroll').select('enroll._id').where('enroll._id', '=', _id).forNoKeyUpdate().execute()

/** The existing draft, or a new one. After a return it is the next attempt. */
async function draftIn(
  ctx: Context,
  of: {
    lesson: Assignment
    enrolment: Enrolment
    latest: { _id: string; status: string; attempt: number } | undefined
  },
) {
  const { lesson, enrolment, latest } = of
  if (latest?.status === 'draft') return latest._id
  const row = await record(ctx, 'hand_in', {
    ...{ learner: ctx.viewer.name, courseID: lesson.courseID, lessonID: lesson._id, enrollID: enrolment._id },
    attempt: (latest?.attempt ?? 0) + 1,
  })
  return row._id
}

/** The learner's own files, of the types and sizes that the assignment accepts. */
async function filesIn(ctx: Context, { lesson, written }: Act): Promise<HandInFile[]> {
  const keys = [...new Set(written.keys)]
  if (keys.length > mostFiles) throw refused('files', words.tooManyFiles)
  const found = await ownFiles(ctx, keys)
  if (found.length < keys.length) throw refused('files', words.noFile)
  const takes = ({ ext, bytes }: { ext: string; bytes: number }) =>
    (lesson.fileTypes.length === 0 || (lesson.fileTypes as readonly string[]).includes(ext)) &&
    (lesson.fileMost === null || bytes <= lesson.fileMost * megabyte)
  const wrong = found.find((file) => !takes(file))
  if (wrong) throw refused('files', named(words.wrongFile, { name: wrong.name }))
  return found.map(({ key, name, bytes }) => ({ key, name, bytes: Number(bytes) }))
}

const named = ({ th, en }: Text, by: Record<string, string>): Text => ({ th: fill(th, by), en: fill(en, by) })
const refused = (field: string, text: Text) => invalid({ field, code: 'wrong', ...text })
