import { href, redirect } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { handleRecordForm } from '#platform/office/screens/record/record-forms.ts'
import { describeRecord, doneTo } from '#platform/office/screens/show.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { answerIssue, answersTo } from '../../teaching/question/answers.server.ts'
import { answerWords } from '../../teaching/question/words.ts'

/** A learner's question with its answers and the form to answer. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const _id = params['id'] ?? ''
  const record = await describeRecord(ctx, {
    collection: collectionOf(ctx, 'lesson_question'),
    route: route!,
    _id,
    url,
  })
  const words = inLocale(answerWords, ctx.locale)
  const [answers, place] = await Promise.all([answersTo(ctx, _id), placeOf(ctx, _id)])
  const see = place?.courseID && href('/lesson/play/:cid/:pid', { cid: place.courseID, pid: place.lessonID })
  return {
    record: {
      ...record,
      ...doneTo(ctx, url),
      ...(url.searchParams.get('done') === 'answered' && { saved: words.sent }),
      actions: [...(see ? [{ label: words.see, href: see }] : []), ...record.actions],
      related: [],
    },
    answers: answers.map(({ createdAt, ...answer }) => ({
      ...answer,
      byName: answer.byName ?? '',
      when: formatInstant(createdAt, { length: 'medium', locale: ctx.locale }),
    })),
    words,
    title: pageTitle(ctx, record.heading),
  }
})

/** Answers the question and notifies the asker. */
export const action = acts(async (ctx, { params, form, url }) => {
  const questionID = params['id'] ?? ''
  if (form.get('intent') !== 'answer') {
    const collection = collectionOf(ctx, 'lesson_question')
    return handleRecordForm(ctx, { collection, _id: questionID, form, url })
  }
  const text = String(form.get('text') ?? '')
  const issue = answerIssue(text)
  if (issue) return { problem: issue[ctx.locale], written: text }
  try {
    await create(ctx, 'lesson_answer', { questionID, text })
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'invalid') throw error
    return { problem: error.issues[0]?.[ctx.locale] ?? '', written: text }
  }
  return redirect(`${href('/lesson/question/:id', { id: questionID })}?done=answered`)
})

const placeOf = (ctx: Context, _id: string) =>
  from(ctx, 'lesson_question')
    .select(['lesson_question.lessonID', 'lesson_question.courseID'])
    .where('lesson_question._id', '=', _id)
    .executeTakeFirst()
