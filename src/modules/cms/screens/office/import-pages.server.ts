import { data, href, redirect } from 'react-router'
import { forgetFile } from '#platform/content/imports/files.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { cancelImport, chooseOf, startImport, undoImport } from '../../import-export/import-actions.server.ts'
import { describeFile } from '../../import-export/describe-file.server.ts'
import { describeFiles, hrefOf } from '../../import-export/describe-files.server.ts'
import { carryWords as words } from '../../import-export/words.ts'

/** The import and export of pages. With a file in the URL, the report on it. */
export const loader = loads(async (ctx, { route, url }) => {
  const { file, part } = askedIn(url)
  const heading = route!.meta.title[ctx.locale]
  return {
    heading,
    title: pageTitle(ctx, heading),
    crumbs: [{ href: href('/cms/pages'), label: words.pages[ctx.locale] }],
    here: href('/cms/pages/import'),
    file: file === null ? null : await describeFile(ctx, { file, part }),
    files: file === null ? await describeFiles(ctx) : [],
    words: inLocale(words, ctx.locale),
  }
})

/** Saves the selection, or starts, stops, undoes or deletes an import. */
export const action = acts(async (ctx, { form, url }) => {
  const { file, part } = askedIn(url)
  const intent = String(form.get('intent') ?? '')
  if (file === null || !Object.hasOwn(intents, intent)) throw notFound()
  try {
    await intents[intent]!(ctx, file, form)
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    return data({ problem: error.issues[0]![ctx.locale] }, { status: statusOf[error.kind] })
  }
  if (intent === 'forget') return redirect(href('/cms/pages/import'), 303)
  return redirect(hrefOf(file, intent === 'choose' ? part : 1), 303)
})

type Intent = (ctx: Context, file: string, form: FormData) => Promise<void>

const intents: Record<string, Intent> = {
  choose: (ctx, file, form) => chooseOf(ctx, file, choiceIn(form)),
  start: (ctx, file, form) =>
    startImport(ctx, file, {
      ...{ ...choiceIn(form), group: String(form.get('group') ?? '') },
      ...{ hasPictures: form.get('pictures') === 'on', hasRedirects: form.get('redirects') === 'on' },
    }),
  cancel: (ctx, file) => cancelImport(ctx, file),
  undo: (ctx, file) => undoImport(ctx, file),
  forget: (ctx, file) => forgetFile(ctx, file),
}

const mostNamed = 1000

const choiceIn = (form: FormData) => ({ chosen: numbersIn(form, 'chosen'), among: numbersIn(form, 'among') })

const numbersIn = (form: FormData, name: string): number[] =>
  form
    .getAll(name)
    .slice(0, mostNamed)
    .map(String)
    .filter((text) => /^\d{1,6}$/.test(text))
    .map(Number)

/** The parameters of the URL. Throws not-found for an invalid id. */
function askedIn(url: URL): { file: string | null; part: number } {
  const file = url.searchParams.get('file')
  if (file !== null && !/^[0-9a-f]{24}$/.test(file)) throw notFound()
  const part = Number(url.searchParams.get('part') ?? 1)
  return { file, part: Number.isInteger(part) && part > 0 && part < 10_000 ? part : 1 }
}
