import { data, href, redirect } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { type Context, noStore } from '#platform/context.ts'
import { RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { profileAt } from '#platform/identity/session/profile-at.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { daysInWords } from '../../rounds/days-in-words.ts'
import { type OwnTraining, ownTrainings, earlierAttempts } from '../../commands/training/own-trainings.server.ts'
import { repeatTraining } from '../../commands/training/repeat-training.server.ts'
import { joinWaitlist } from '../../waitlist/watch.server.ts'
import { mayRepeatOn, type Validity, validities, validityOn } from '../../commands/training/rules/validity.ts'
import { ownTrainingWords } from '../../commands/training/own-words.ts'

/** The learner's trainings with an end, the first to end first, and their earlier attempts. */
export const loader = loads(async (ctx, { url }) => {
  noStore(ctx)
  const words = inLocale(ownTrainingWords, ctx.locale)
  const [trainings, earlier] = await Promise.all([ownTrainings(ctx), earlierAttempts(ctx)])
  return {
    ...{ words, title: pageTitle(ctx, words.title), back: profileAt(ctx), courses: href('/lesson/home') },
    done: url.searchParams.has('done'),
    trainings: trainings.map((one) => lineOf(ctx, one)),
    earlier: earlier.map((one) => ({
      ...{ id: one._id, course: one.course, number: String(one.number), hours: one.hours.toLocaleString('th-TH') },
      completed: dayIn(ctx, one.completedOn),
      until: one.validUntil ? dayIn(ctx, one.validUntil) : words.endless,
    })),
  }
})

/** Begins the next attempt, or joins the waitlist of a full round. If that is refused, it responds with the reason and stores nothing. */
export const action = acts(async (ctx, { form }) => {
  const round = String(form.get('round') ?? '')
  const here = href('/user/training')
  try {
    if (form.get('intent') === 'wait') {
      await joinWaitlist(ctx, String(form.get('course') ?? ''), /^[0-9a-f]{24}$/.exec(round)?.[0])
      return redirect(here)
    }
    await repeatTraining(ctx, {
      courseID: String(form.get('course') ?? ''),
      ...(/^[0-9a-f]{24}$/.test(round) && { roundID: round }),
    })
    return redirect(`${here}?done`)
  } catch (error) {
    if (!(error instanceof RequestError) || !error.issues[0]) throw error
    return data({ problem: error.issues[0][ctx.locale] }, { status: statusOf[error.kind] })
  }
})

const dayIn = ({ locale }: Context, day: string) => formatDay(day, { length: 'medium', locale })

function lineOf(ctx: Context, one: OwnTraining) {
  const { locale, now } = ctx
  const today = bangkokDay(now)
  const isRunning = one.completedOn === null
  const validity = validityOn(one.validUntil, today)
  const mayRepeat = mayRepeatOn(one, today)
  const words = inLocale(ownTrainingWords, locale)
  return {
    ...{ id: one._id, courseID: one.courseID, course: one.course },
    href: href('/lesson/detail/:id', { id: one.courseID }),
    completed: one.completedOn ? dayIn(ctx, one.completedOn) : words.notYet,
    until: one.validUntil ? dayIn(ctx, one.validUntil) : words.notYet,
    state: isRunning ? fill(words.running, { n: one.attempt }) : stateIn(validity, locale),
    tone: isRunning ? ('info' as const) : validity ? tones[validity] : undefined,
    note: noteOf(words, { one, mayRepeat }),
    choices: mayRepeat ? one.choices.map((choice) => choiceIn(ctx, choice)) : [],
    waits: one.place === null ? one.full.map((round) => waitIn(ctx, round)) : [],
  }
}

const tones = { valid: 'success', in90: 'info', in60: 'warning', in30: 'warning', ended: 'danger' } as const

const stateIn = (validity: Validity | null, locale: 'th' | 'en') =>
  validities.find(({ value }) => value === validity)?.label[locale] ?? ownTrainingWords.endless[locale]

type NoteWords = Record<'closed' | 'early' | 'waiting', string>

function noteOf(words: NoteWords, of: { one: OwnTraining; mayRepeat: boolean }) {
  if (of.one.completedOn === null) return null
  if (!of.mayRepeat) return words.early
  if (of.one.place !== null) return fill(words.waiting, { n: of.one.place })
  if (of.one.full.length > 0) return null
  return of.one.choices.length === 0 ? words.closed : null
}

function choiceIn({ locale }: Context, round: OwnTraining['choices'][number]) {
  if (round === null) return { roundID: '', label: ownTrainingWords.repeat[locale] }
  const days = daysInWords(round, locale)
  return { roundID: round._id, label: fill(ownTrainingWords.repeatIn[locale], { n: round.number, days }) }
}

function waitIn({ locale }: Context, round: OwnTraining['full'][number]) {
  const days = daysInWords(round, locale)
  return { roundID: round._id, label: fill(ownTrainingWords.waitFor[locale], { n: round.number, days }) }
}
