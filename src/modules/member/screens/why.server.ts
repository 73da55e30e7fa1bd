import { href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { normalize } from '#domain/thai-text/normalize.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { loads } from '#platform/http/request.server.ts'
import { safePath } from '#platform/identity/session/safe-path.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { isReadable } from '#platform/http/api/wire.ts'
import { roleLabels } from '#modules/user/public-api.ts'
import type { Cell, ListDescription, Pair, RecordDescription } from '#ui/office/description.ts'
import { explain, type Explanation, officeScreens, screenAt } from '../commands/explain.server.ts'
import { whyWords } from '../words.ts'

/** Why the person may or may not open a screen. Without a URL, all staff screens. */
export const loader = loads((ctx, { url }) => {
  const path = safePath(url.searchParams.get('path'), '')
  if (path === '') return { list: listOf(ctx, url), record: null, title: whyWords.title[ctx.locale] }
  const found = screenAt(ctx, path.split(/[?#]/)[0]!)
  if (!found) throw notFound()
  const record = recordOf(ctx, explain(ctx, found))
  return { list: null, record, title: record.heading }
})

function recordOf(ctx: Context, said: Explanation): RecordDescription {
  const { locale, viewer, site } = ctx
  const w = inLocale(whyWords, locale)
  const collection = collectionOf(ctx, said)
  return {
    crumbs: [{ href: href('/member/why'), label: w.title }],
    heading: fill(said.isOpen ? w.opens : w.shut, { title: said.route.meta.title[locale] }),
    state: answerOf(ctx, said),
    facts: [said.route.path],
    actions: [{ label: w.others, href: href('/member/why') }],
    sections: [
      {
        title: w.rules,
        pairs: [pair(w.module, said.module), pair(w.roles, said.roles), pair(w.menu, said.menu)],
      },
      ...(collection && said.isOpen ? [{ title: w.data, pairs: dataOf(ctx, collection) }] : []),
      {
        ...{ title: w.who, isAside: true },
        pairs: [
          pair(w.you, viewer.name),
          pair(w.role, roleLabels[viewer.role][locale]),
          pair(w.site, locale === 'th' ? site.siteName : site.siteNameEn),
        ],
      },
    ],
    related: [],
    words: { crumbs: w.crumbs, more: w.more },
  }
}

const pair = (label: string, text: string): Pair => ({ label, value: { text } })

const answerOf = ({ locale }: Context, { isOpen }: Explanation): Cell => ({
  text: (isOpen ? whyWords.yes : whyWords.no)[locale],
  tone: isOpen ? 'live' : 'off',
})

/** The collection whose rows a default screen shows. */
const collectionOf = ({ app }: Context, { route }: Explanation) =>
  app.collections.get(route.list ?? route.show ?? route.edit ?? route.add ?? '')?.collection

/** The permissions of the viewer from a collection's rules (specification §6). */
function dataOf(ctx: Context, collection: AnyCollection): Pair[] {
  const { locale } = ctx
  const w = inLocale(whyWords, locale)
  const asked = { today: bangkokDay(ctx.now), site: ctx.site._id }
  const name = collection.plural[locale]
  const rows = (verb: keyof AnyCollection['access']) => {
    const answer = collection.access[verb](ctx.viewer, asked)
    if (typeof answer !== 'boolean') return fill(w.someRows, { name })
    return answer ? fill(w.allRows, { name }) : w.mayNot
  }
  const mayCreate = collection.access.create(ctx.viewer, asked) !== false
  const hidden = Object.values(collection.fields).filter((field) => !isReadable(ctx, field))
  return [
    pair(w.read, rows('read')),
    pair(w.create, mayCreate ? w.may : w.mayNot),
    pair(w.update, rows('update')),
    pair(w.remove, rows('remove')),
    pair(w.hidden, hidden.map(({ label }) => label[locale]).join(', ') || w.none),
  ]
}

/** All staff screens, open ones first. */
function listOf(ctx: Context, url: URL): ListDescription {
  const { locale } = ctx
  const w = inLocale(whyWords, locale)
  const q = (url.searchParams.get('q') ?? '').slice(0, 100)
  const all = officeScreens(ctx).map((one) => explain(ctx, one))
  const found = all.filter(({ route }) => normalize(`${route.meta.title[locale]} ${route.path}`).includes(normalize(q)))
  const shown = found.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen))
  const about = ({ route }: Explanation) => `${href('/member/why')}?path=${encodeURIComponent(route.path)}`
  return {
    heading: w.title,
    total: fill(w.total, { n: shown.length.toLocaleString('th-TH') }),
    search: { value: q, placeholder: w.search, name: 'q', clearHref: href('/member/why') },
    columns: [
      { name: 'screen', label: w.screen, kind: 'text' },
      { name: 'because', label: w.reason, kind: 'text' },
      { name: 'answer', label: w.answer, kind: 'state' },
    ],
    rows: shown.map((one) => ({
      id: one.route.name,
      href: about(one),
      under: one.route.path,
      cells: {
        screen: { text: one.route.meta.title[locale] },
        because: { text: one.because },
        answer: answerOf(ctx, one),
      },
      actions: [],
    })),
    empty: { kind: 'not-found', title: w.nothing },
    words: listWords(locale),
  }
}
