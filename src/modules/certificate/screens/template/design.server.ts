import { data, href, redirect } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { create } from '#platform/data/collection/write.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError } from '#platform/errors/errors.ts'
import { libraryFiles } from '#platform/content/file/library/library-files.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { editorWords as words, fieldWords, kindWords, lookWords } from '../../components/editor/words.ts'
import { longestFacts, readLayout, saveLayout, templateById } from '../../issuing/template-layout.server.ts'

const maxImages = 200

/** The editor of a template: its present layout, its versions, and the images that it may use. */
export const loader = loads(async (ctx, { params, url }) => {
  const { locale } = ctx
  const { template, versions, layout } = await templateById(ctx, params['id'] ?? '')
  const { _id, name, current } = template
  return {
    title: pageTitle(ctx, `${words.design[locale]} ${name}`),
    heading: name,
    crumbs: [
      { href: href('/certificate/template'), label: words.templates[locale] },
      { href: href('/certificate/template/detail/:id', { id: _id }), label: name },
    ],
    ...{ layout, current, isSaved: url.searchParams.has('saved') },
    facts: await longestFacts(ctx, template.locale),
    images: await imagesOf(ctx),
    preview: href('/certificate/template/preview/:id', { id: _id }),
    versions: versions
      .filter(({ number }) => number !== current)
      .map((one) => ({
        id: one._id,
        text: fill(words.version[locale], {
          ...{ n: one.number, by: one.by },
          day: formatInstant(one.createdAt, { length: 'medium', locale }),
        }),
        restore: fill(words.restore[locale], { n: one.number }),
      })),
    words: inLocale(words, locale),
    kinds: inLocale(kindWords, locale),
    fields: inLocale(fieldWords, locale),
    looks: inLocale(lookWords, locale),
  }
})

async function imagesOf(ctx: Context) {
  const { files } = await libraryFiles(ctx, {
    ...{ q: '', kind: null, folder: null, types: ['png', 'jpg', 'jpeg'], isPublic: false, isHidden: false },
    ...{ sort: 'createdAt', isDescending: true, page: 1, size: maxImages },
  })
  return files.map(({ id, ext, name }) => ({ value: `upload/${id}.${ext}`, label: name }))
}

/** Saves the layout, brings an earlier version back, or duplicates the template. */
export const action = acts(async (ctx, { params, form }) => {
  const id = params['id'] ?? ''
  const intent = String(form.get('intent') ?? '')
  if (!Object.hasOwn(intents, intent)) throw notFound()
  try {
    return redirect(await intents[intent]!(ctx, { id, form }))
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'invalid') throw error
    return data({ problem: error.issues[0]?.[ctx.locale] ?? words.wrong[ctx.locale] }, { status: 400 })
  }
})

type Sent = { id: string; form: FormData }
const savedAt = (id: string) => `${href('/certificate/template/design/:id', { id })}?saved`

const intents: Record<string, (ctx: Context, sent: Sent) => Promise<string>> = {
  async save(ctx, { id, form }) {
    await saveLayout(ctx, { templateID: id, layout: await readLayout(ctx, form.get('layout')) })
    return savedAt(id)
  },
  async restore(ctx, { id, form }) {
    const { versions } = await templateById(ctx, id)
    const version = versions.find(({ _id }) => _id === form.get('version'))
    if (!version) throw notFound()
    await saveLayout(ctx, { templateID: id, layout: version.layout })
    return savedAt(id)
  },
  duplicate: (ctx, { id, form }) =>
    inTransaction(ctx, async (inside) => {
      const { template } = await templateById(inside, id)
      const { kind, locale, series } = template
      const name = fill(words.copyOf[ctx.locale], { name: template.name }).slice(0, 500)
      const copy = await create(inside, 'certificate_template', { name, kind, locale, series, active: false })
      await saveLayout(inside, { templateID: copy._id, layout: await readLayout(inside, form.get('layout')) })
      return savedAt(copy._id)
    }),
}
