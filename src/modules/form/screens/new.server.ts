import { data, href, redirect } from 'react-router'
import type { Page } from '#domain/page/page.ts'
import { readPage } from '#domain/page/page.ts'
import { pathToWrite } from '#modules/cms/public-api.ts'
import type { Context } from '#platform/context.ts'
import { create } from '#platform/data/collection/write.ts'
import { invalid, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { describeImport } from '../office/import/describe-import.server.ts'
import { readFormFile, readSurveyText } from '../office/import/read-form-file.server.ts'
import { importWords } from '../office/import/words.ts'
import { templatePage } from '../office/templates/template.ts'
import { formTemplates } from '../office/templates/templates.ts'
import { newFormWords as words } from '../office/templates/words.ts'
import { officeWords } from '../office/words.ts'

/** A new form: empty, from a template, or from a file of another product. */
export const loader = loads((ctx) => {
  const { locale } = ctx
  return {
    title: pageTitle(ctx, officeWords.newForm[locale]),
    heading: officeWords.newForm[locale],
    crumbs: [{ href: href('/form/dashboard'), label: officeWords.forms[locale] }],
    templates: [
      { name: '', title: words.empty[locale], text: words.emptyText[locale] },
      ...formTemplates.map(({ name, title, text }) => ({ name, title: title[locale], text: text[locale] })),
    ],
    words: { ...inLocale(importWords, locale), ...inLocale(words, locale), crumbs: officeWords.crumbs[locale] },
  }
})

/** What the screen says after a post that stored nothing. `from` is the part of the screen that it was sent from. */
interface Refusal {
  from: 'template' | 'import'
  problem: string
  typed: { title: string; slug: string; template: string; text: string }
  plan: ReturnType<typeof describeImport> | null
}

/** Creates the form as a draft and opens it for editing, or says what a file would become. */
export const action = acts(async (ctx, { form: sent }) => {
  const intent = String(sent.get('intent') ?? '')
  const said: Refusal = { from: intent === '' ? 'template' : 'import', problem: '', typed: typedIn(sent), plan: null }
  try {
    if (intent === 'check') return data({ ...said, plan: await checkFile(ctx, sent) })
    const imported = intent === 'store' ? pageIn(sent) : null
    if (imported) said.plan = describeImport(ctx, { title: said.typed.title, page: imported, report: [] })
    return await createDraft(ctx, { ...said.typed, imported })
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'invalid') throw error
    return data({ ...said, problem: error.issues[0]?.[ctx.locale] ?? '' }, { status: statusOf.invalid })
  }
})

async function checkFile(ctx: Context, sent: FormData) {
  const file = sent.get('file')
  const isFile = file instanceof Blob && file.size > 0
  const imported = isFile
    ? await readFormFile(ctx, new Uint8Array(await file.arrayBuffer()))
    : readSurveyText(String(sent.get('text') ?? ''))
  return describeImport(ctx, imported)
}

/** The page that was checked. It is read again: it came from a browser. */
function pageIn(sent: FormData): Page {
  const stale = invalid({ field: 'page', code: 'stale', ...importWords.stale })
  let stored: unknown
  try {
    stored = JSON.parse(String(sent.get('page') ?? ''))
  } catch {
    throw stale
  }
  const read = readPage(stored)
  if (!('page' in read) || read.page.rows.length === 0) throw stale
  return read.page
}

interface NewForm {
  title: string
  slug: string
  template: string
  imported: Page | null
}

async function createDraft(ctx: Context, { title, slug, template, imported }: NewForm) {
  const chosen = formTemplates.find(({ name }) => name === template)
  const named = title || chosen?.title[ctx.locale]
  if (!named) throw invalid({ field: 'title', code: 'required', ...words.noTitle })
  const empty = { version: 1 as const, rows: [] }
  const builder = imported ?? (chosen ? templatePage(chosen, ctx.locale) : empty)
  const { _id } = await create(ctx, 'post', { type: 'form', title: named, slug, status: false, builder })
  return redirect(pathToWrite(ctx, _id))
}

const typedIn = (sent: FormData) => ({
  ...{ title: textOf(sent, 'title'), slug: textOf(sent, 'slug'), template: textOf(sent, 'template') },
  text: String(sent.get('text') ?? '').slice(0, 1_000_000),
})

const textOf = (sent: FormData, name: string) =>
  String(sent.get(name) ?? '')
    .trim()
    .slice(0, 200)
