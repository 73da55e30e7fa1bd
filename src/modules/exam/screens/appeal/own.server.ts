import { data, href, redirect } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { noStore } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { readMarked } from '../../marking/read-marked.server.ts'
import { appealsOf, appealStateOf, submitAppeal } from '../../results/appeals/submit-appeal.server.ts'
import { appealWords, ownAppealWords as words } from '../../results/appeals/words.ts'
import { appealStatusChoices } from '../../rules/choices.ts'

/** A learner's appeals of their own attempt, and the form of a new one while the round allows it. */
export const loader = loads(async (ctx, { params }) => {
  noStore(ctx)
  const { locale } = ctx
  const attemptID = params['id'] ?? ''
  const [attempt] = /^[0-9a-f]{24}$/.test(attemptID) ? await readMarked(ctx, [attemptID]) : []
  if (attempt?.userID !== ctx.viewer.id) throw notFound()
  const exam = await from(ctx, 'exam').select('exam.name').where('exam._id', '=', attempt.examID).executeTakeFirst()
  const state = await appealStateOf(ctx, attempt)
  const appeals = await appealsOf(ctx, attemptID)
  return {
    ...{ title: pageTitle(ctx, words.heading[locale]), words: inLocale(words, locale), exam: exam?.name ?? '' },
    back: href('/lesson/detail/:id', { id: attempt.courseID }),
    closed: state === 'open' ? null : appealWords[state][locale],
    isReadOnly: ctx.viewer.actor !== undefined,
    slots: attempt.slots.map(({ slot }) => slot),
    appeals: appeals.map((one) => ({
      ...{ id: one._id, slot: one.slot, text: one.text, decision: one.decision },
      at: formatInstant(one.createdAt, { length: 'medium', locale }),
      status: appealStatusChoices.find(({ value }) => value === one.status)?.label[locale] ?? '',
    })),
  }
})

/** Stores an appeal. What was refused comes back with what was written. */
export const action = acts(async (ctx, { params, form }) => {
  const attemptID = params['id'] ?? ''
  const [slot, text] = [String(form.get('slot') ?? ''), String(form.get('text') ?? '').slice(0, 6000)]
  try {
    await submitAppeal(ctx, { attemptID, slot, text })
    return redirect(href('/lesson/appeal/:id', { id: attemptID }))
  } catch (error) {
    if (!(error instanceof RequestError) || !error.issues[0]) throw error
    return data({ problem: error.issues[0][ctx.locale], text, slot }, { status: statusOf[error.kind] })
  }
})
