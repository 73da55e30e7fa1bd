import { data, redirect } from 'react-router'
import { pathToWrite } from '#modules/cms/public-api.ts'
import { create } from '#platform/data/collection/write.ts'
import { RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { templatePage } from '../office/templates/template.ts'
import { formTemplates } from '../office/templates/templates.ts'
import { newFormWords as words } from '../office/templates/words.ts'
import { officeWords } from '../office/words.ts'
import { href } from 'react-router'

/** A new form: empty, or from a template. */
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
    words: { ...inLocale(words, locale), crumbs: officeWords.crumbs[locale] },
  }
})

/** Creates the form as a draft and opens it for editing. */
export const action = acts(async (ctx, { form: sent }) => {
  const typed = { title: textOf(sent, 'title'), slug: textOf(sent, 'slug'), template: textOf(sent, 'template') }
  const template = formTemplates.find(({ name }) => name === typed.template)
  const title = typed.title || template?.title[ctx.locale]
  if (!title) return data({ problem: words.noTitle[ctx.locale], typed }, { status: statusOf.invalid })
  try {
    const builder = template ? templatePage(template, ctx.locale) : { version: 1 as const, rows: [] }
    const { _id } = await create(ctx, 'post', { type: 'form', title, slug: typed.slug, status: false, builder })
    return redirect(pathToWrite(ctx, _id))
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'invalid') throw error
    return data({ problem: error.issues[0]?.[ctx.locale] ?? '', typed }, { status: statusOf.invalid })
  }
})

const textOf = (sent: FormData, name: string) =>
  String(sent.get(name) ?? '')
    .trim()
    .slice(0, 200)
