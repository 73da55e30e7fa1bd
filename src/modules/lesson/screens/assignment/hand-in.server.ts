import { data, href, redirect } from 'react-router'
import { formatDay, formatInstant } from '#domain/thai-calendar/format.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { type Assignment, assignmentOf, type HandIn, handInOf } from '../../teaching/assignment/assignment.server.ts'
import { filesOf } from '../../teaching/assignment/describe-marking.server.ts'
import { handInNow, keepDraft, type Seen, workingOn } from '../../teaching/assignment/hand-in.server.ts'
import { readRubric } from '../../teaching/assignment/rules/rubric.ts'
import type { Turn } from '../../teaching/assignment/rules/turn.ts'
import { handInWords } from '../../teaching/assignment/words.ts'

type Stand = NonNullable<Awaited<ReturnType<typeof handInOf>>>
type Words = Record<keyof typeof handInWords, string>

/** An assignment for a learner of the course: the task, the current work and the feedback. */
export const loader = loads(async (ctx, { params }) => {
  const lesson = await assignmentOf(ctx, params)
  const stand = await handInOf(ctx, lesson)
  if (!stand || stand.enrolment.bar || lesson.content === null)
    throw redirect(href('/lesson/detail/:id', { id: lesson.courseID }))
  const words = wordsOf(ctx, { name: 'lesson.handIn', words: handInWords })
  const [latest] = stand.all
  const isOpen = stand.turn === 'open'
  const working = latest?.status === 'draft' || latest?.status === 'returned' ? latest : null
  return {
    title: pageTitle(ctx, lesson.name),
    words,
    name: lesson.name,
    course: await courseName(ctx, lesson.courseID),
    back: href('/lesson/play/:cid/:pid', { cid: lesson.courseID, pid: lesson._id }),
    task: lesson.content,
    rubric: readRubric(lesson.rubric) ?? [],
    due: dueOf(ctx, { words, stand }),
    state: stateOf(stand, words),
    isLateNow: isOpen && stand.isLate ? words.nowLate : null,
    form: isOpen
      ? {
          text: working?.text ?? '',
          files: filesOf(ctx, working?.files ?? []),
          button: latest && latest.attempt > 1 ? words.handAgain : words.hand,
          seen: workingOn(latest),
          keptAs: `${stand.enrolment._id} ${lesson._id}`,
          place: { courseID: lesson.courseID, lessonID: lesson._id },
          attempt: attemptIn(words, { lesson, latest, before: stand.before }),
          takes: takesOf(words, lesson),
          accept: lesson.fileTypes.map((type) => `.${type}`).join(','),
        }
      : null,
    earlier: stand.all.filter(({ status }) => status !== 'draft').map((one) => earlierOf(ctx, { words, one })),
  }
})

/** Saves a draft or submits it. Errors come back with what was written. */
export const action = acts(async (ctx, { params, form, cookies }) => {
  const lesson = await assignmentOf(ctx, params)
  const intent = String(form.get('intent'))
  if (intent !== 'draft' && intent !== 'hand') throw notFound()
  const written = { text: String(form.get('text') ?? ''), keys: form.getAll('files').map(String) }
  try {
    await (intent === 'hand' ? handInNow : keepDraft)(ctx, { lesson, written, seen: seenIn(form) })
  } catch (error) {
    const issue = error instanceof RequestError && error.kind !== 'forbidden' ? error.issues[0] : undefined
    if (!issue) throw error
    const { th: _th, en: _en, ...of } = issue
    // A second press means that the learner has seen the other text.
    const seen = workingOn((await handInOf(ctx, lesson))?.all[0])
    return data(
      { problem: { ...of, text: issue[ctx.locale] }, text: written.text, seen },
      { status: statusOf[(error as RequestError).kind] },
    )
  }
  const words = wordsOf(ctx, { name: 'lesson.handIn', words: handInWords })
  cookies.push(toastCookie({ kind: 'plain', text: intent === 'hand' ? words.handed : words.saved }))
  return redirect(href('/lesson/hand-in/:cid/:pid', { cid: lesson.courseID, pid: lesson._id }))
})

/** The draft on which the page is based. A form without it is accepted. */
function seenIn(form: FormData): Seen | undefined {
  const [attempt, version] = [String(form.get('attempt') ?? ''), String(form.get('version') ?? '')]
  if (!/^\d{1,4}$/.test(attempt) || !/^\d{0,9}$/.test(version)) return undefined
  return { attempt: Number(attempt), version: version === '' ? null : Number(version) }
}

async function courseName(ctx: Context, id: string) {
  const course = await from(ctx, 'course').select('course.name').where('course._id', '=', id).executeTakeFirst()
  return course?.name ?? ''
}

/** A deadline at the end of a day is shown as that day. */
const dueOf = ({ locale }: Context, { words, stand }: { words: Words; stand: Stand }) => {
  if (stand.due === null) return words.noDue
  const last = new Date(Date.parse(stand.due) - 1).toISOString()
  return fill(words.due, { day: formatDay(last, { length: 'long', locale }) })
}

type HandInMessage = { tone: 'info' | 'success' | 'warning' | 'danger'; title: string; text: string }

function stateOf({ turn, all: [latest] }: Stand, words: Words): HandInMessage {
  const remarks = latest?.remarks ?? ''
  const said: Record<Exclude<Turn, 'open'>, HandInMessage> = {
    waiting: { tone: 'info', title: words.waiting, text: '' },
    passed: { tone: 'success', title: words.passed, text: remarks },
    failed: { tone: 'danger', title: words.failedState, text: remarks },
    'used-up': { tone: 'warning', title: words.usedUp, text: remarks },
    'too-late': { tone: 'warning', title: words.tooLate, text: '' },
  }
  if (turn !== 'open') return said[turn]
  if (latest?.status === 'returned') return { tone: 'warning', title: words.returned, text: remarks }
  return { tone: 'info', title: words.open, text: '' }
}

function attemptIn(words: Words, of: { lesson: Assignment; latest: HandIn | undefined; before: number }) {
  const { lesson, latest, before } = of
  const n = workingOn(latest).attempt - before
  return lesson.attempts > 0 ? fill(words.attemptOf, { n, most: lesson.attempts }) : fill(words.attempt, { n })
}

const takesOf = (words: Words, { fileTypes, fileMost }: Assignment) =>
  [
    ...(fileTypes.length > 0 ? [fill(words.takes, { types: fileTypes.map((type) => `.${type}`).join(' ') })] : []),
    ...(fileMost === null ? [] : [fill(words.upTo, { n: fileMost })]),
    words.most,
  ].join(' · ')

function earlierOf(ctx: Context, { words, one }: { words: Words; one: HandIn }) {
  const states = {
    ...{ draft: '', handed: words.waiting, returned: words.returned, passed: words.passed },
    failed: words.failedState,
  }
  return {
    id: one._id,
    title: fill(words.attempt, { n: one.attempt }),
    at: one.handedAt ? formatInstant(one.handedAt, { length: 'medium', locale: ctx.locale }) : '',
    state: states[one.status],
    isLate: one.isLate,
    text: one.text,
    files: filesOf(ctx, one.files),
    points: one.score === null ? '' : fill(words.points, { n: one.score, most: one.most ?? one.score }),
    remarks: one.remarks,
  }
}
