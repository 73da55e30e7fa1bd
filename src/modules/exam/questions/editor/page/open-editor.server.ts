import { href, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { findBank, findExam, questionCrumbs } from '../../bank/crumbs.server.ts'
import { questionForAuthor } from '../../bank/read-question.server.ts'
import { bankWords } from '../../bank/words.ts'
import { describeEditor } from './describe-editor.server.ts'
import type { QuestionEditorProps } from '../question-editor.tsx'
import { refusalOr, saveQuestion } from './save-question.server.ts'
import { editorWords as words } from '../words.ts'

type Section = QuestionEditorProps['section']

const titles = { question: words.editTitle, answer: words.answerTitle }
interface EditorPath {
  exam: string
  question: string
}

const pathTo: Record<Section, (to: EditorPath) => string> = {
  question: (to) => href('/lesson/question/edit/:exam/:question', { ...to }),
  answer: (to) => href('/lesson/question/answer/:exam/:question', { ...to }),
}
const others = { question: 'answer', answer: 'question' } as const
const labels = { question: words.toQuestion, answer: words.toAnswer }

/**
 * The loader of one half of the editor. `exam` is the exam from which the author came, or the word `bank`. Anything
 * else is not found.
 */
export const loadsEditor = (section: Section) =>
  loads(async (ctx, { params, url }) => {
    const { locale } = ctx
    const place = await placeOf(ctx, params['exam'] ?? '')
    const { row, question, key } = await questionForAuthor(ctx, { questionID: params['question'] ?? '' })
    const to = { exam: place, question: row._id }
    return {
      ...(await describeEditor(ctx, { start: { question, key }, current: row.current })),
      title: pageTitle(ctx, `${titles[section][locale]} ${row.code}`),
      heading: titles[section][locale],
      place: row.code,
      about: null,
      crumbs: questionCrumbs(ctx, { bank: await findBank(ctx, row.bankID), question: row }),
      links: [
        { href: pathTo[others[section]](to), label: labels[others[section]][locale] },
        { href: href('/lesson/question/detail/:id', { id: row._id }), label: words.toDetail[locale] },
      ],
      saved: url.searchParams.has('saved') ? bankWords.saved[locale] : null,
    }
  })

/** The action of one half of the editor: both send the whole question, and store one version. */
export const savesEditor = (section: Section) =>
  acts((ctx, { params, form }) =>
    refusalOr(ctx, async () => {
      const [place, question] = [await placeOf(ctx, params['exam'] ?? ''), params['question'] ?? '']
      await saveQuestion(ctx, { questionID: question, form })
      return redirect(`${pathTo[section]({ exam: place, question })}?saved`)
    }),
  )

async function placeOf(ctx: Context, exam: string): Promise<string> {
  if (exam !== 'bank' && !(await findExam(ctx, exam))) throw notFound()
  return exam
}
