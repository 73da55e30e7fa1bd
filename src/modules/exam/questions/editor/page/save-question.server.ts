import { data } from 'react-router'
import type { Context } from '#platform/context.ts'
import { invalid, RequestError, statusOf } from '#platform/errors/errors.ts'
import { changeQuestion } from '../../change-question.server.ts'
import { createQuestion } from '../../create-question.server.ts'
import { editorWords as words } from '../words.ts'

/** Stores the next version of a question from the form of the editor, and returns its number. */
export function saveQuestion(ctx: Context, of: { questionID: string; form: FormData }): Promise<number> {
  const current = Number(of.form.get('current'))
  if (!Number.isSafeInteger(current)) throw invalid({ field: 'current', code: 'wrong', ...words.unreadable })
  return changeQuestion(ctx, { questionID: of.questionID, current, ...contentIn(of.form) })
}

/** Stores a new question from the form of the editor, and returns its id. */
export function addQuestion(ctx: Context, of: { bankID: string; form: FormData }): Promise<string> {
  const { bankID, form } = of
  const code = textIn(form, 'code')
  const tags = textIn(form, 'tags').split(/[,;\n]/)
  const difficulty = textIn(form, 'difficulty')
  return createQuestion(ctx, {
    ...{ bankID, ...(code !== '' && { code }) },
    tags: [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))],
    ...(isDifficulty(difficulty) && { difficulty }),
    ...contentIn(form),
  })
}

/** What the editor says about a refused form. `isStale`: somebody stored another version meanwhile. */
interface SaveRefusal {
  problems: string[]
  isStale: boolean
}

/** Runs a save. What a person may get wrong comes back beside the form; anything else is thrown. */
export async function refusalOr<Value>(ctx: Context, save: () => Promise<Value>) {
  try {
    return await save()
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind === 'not-found' || error.kind === 'forbidden') throw error
    const problems = [...new Set(error.issues.map((issue) => issue[ctx.locale]))]
    const isStale = error.kind === 'conflict' && error.issues.some(({ code }) => code === 'version')
    const refusal: SaveRefusal = { problems: problems.length > 0 ? problems : [words.unreadable[ctx.locale]], isStale }
    return data(refusal, { status: statusOf[error.kind] })
  }
}

/** The stem is a field of its own, because its editor writes it. */
function contentIn(form: FormData): { question: unknown; key: unknown } {
  const [question, key] = [parsed(form, 'question'), parsed(form, 'key')]
  return { question: { ...question, stem: textIn(form, 'stem') }, key }
}

function parsed(form: FormData, name: string): object {
  try {
    const value: unknown = JSON.parse(textIn(form, name))
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // The refusal below says it.
  }
  throw invalid({ field: name, code: 'wrong', ...words.unreadable })
}

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '')
const isDifficulty = (text: string): text is 'easy' | 'medium' | 'hard' =>
  text === 'easy' || text === 'medium' || text === 'hard'
