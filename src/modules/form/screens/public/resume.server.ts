import { data, href, redirect } from 'react-router'
import { RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { Context } from '#platform/context.ts'
import { plainNames } from '../../rules/plain-answers.ts'
import { resumeDraft } from '../../submissions/draft/resume-draft.server.ts'
import { submitWords } from '../../submissions/words.ts'
import { resumeWords } from '../../words.ts'

export const loader = loads((ctx) => {
  const words = wordsOf(ctx, { name: 'form.resume', words: resumeWords })
  return { title: pageTitle(ctx, words.title), words }
})

/** The page of the form opens the draft: the browser posts the code there again, and no address holds it. */
export const action = acts(async (ctx, { form }) => {
  const typed = form.get(plainNames.resume)
  const code = typeof typed === 'string' ? typed.slice(0, 500) : ''
  const found = await find(ctx, code)
  if ('slug' in found) return redirect(href('/cms/page/:slug', { slug: found.slug }), 307)
  return data({ problem: found.problem, code }, { status: found.status })
})

async function find(ctx: Context, code: string): Promise<{ slug: string } | { problem: string; status: number }> {
  try {
    return await resumeDraft(ctx, code)
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind === 'invalid') throw error
    const text = error.kind === 'too-many' ? resumeWords.tooOften : (error.issues[0] ?? submitWords.noLink)
    return { problem: text[ctx.locale], status: statusOf[error.kind] }
  }
}
