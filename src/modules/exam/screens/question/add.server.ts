import { href, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { notFound } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { addToExam } from '../../questions/bank/add-to-exam.server.ts'
import { bankCrumbs, findBank, findExam } from '../../questions/bank/crumbs.server.ts'
import { bankWords } from '../../questions/bank/words.ts'
import { describeEditor } from '../../questions/editor/page/describe-editor.server.ts'
import { addQuestion, refusalOr } from '../../questions/editor/page/save-question.server.ts'
import { editorWords as words } from '../../questions/editor/words.ts'
import { difficultyChoices } from '../../rules/choices.ts'

/** The editor of a new question in a bank, or for an exam in one of the banks of its course. */
export const loader = loads(async (ctx, { params }) => {
  const { locale } = ctx
  const { bank, exam, banks } = await placeOf(ctx, params['id'] ?? '')
  const heading = words.addTitle[locale]
  return {
    ...(await describeEditor(ctx, { start: null, current: 0 })),
    title: pageTitle(ctx, heading),
    heading,
    place: exam?.name ?? bank?.name ?? '',
    crumbs: bank ? bankCrumbs(ctx, bank) : [{ href: href('/lesson/question/bank'), label: bankWords.banks[locale] }],
    noBank:
      banks.length === 0
        ? {
            text: bankWords.noBank[locale],
            add: { href: href('/lesson/question/bank/add'), label: bankWords.addBank[locale] },
          }
        : null,
    about: {
      banks: banks.map(({ _id, name }) => ({ value: _id, label: name })),
      difficulties: difficultyChoices.map(({ value, label }) => ({ value, label: label[locale] })),
    },
  }
})

/** Stores the question as a draft. For an exam it also joins the last list of the exam. */
export const action = acts((ctx, { params, form }) =>
  refusalOr(ctx, async () => {
    const { exam, banks } = await placeOf(ctx, params['id'] ?? '')
    const bank = banks.find(({ _id }) => _id === form.get('bankID'))
    if (!bank) throw notFound()
    const questionID = await addQuestion(ctx, { bankID: bank._id, form })
    if (exam) await addToExam(ctx, { examID: exam._id, current: exam.current, questionID })
    return redirect(`${href('/lesson/question/detail/:id', { id: questionID })}?saved`)
  }),
)

async function placeOf(ctx: Context, id: string) {
  const bank = await findBank(ctx, id)
  if (bank) return { bank, exam: null, banks: [bank] }
  const exam = await findExam(ctx, id)
  if (!exam) throw notFound()
  const banks = await from(ctx, 'question_bank')
    .select(['question_bank._id', 'question_bank.name'])
    .where((is) => is.or([is('question_bank.courseID', '=', exam.courseID), is('question_bank.courseID', 'is', null)]))
    .orderBy('question_bank.name')
    .limit(200)
    .execute()
  return { bank: null, exam, banks }
}
