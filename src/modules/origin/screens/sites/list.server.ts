import { normalize } from '#domain/thai-text/normalize.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pagingOf } from '#platform/office/screens/description/describe-list.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { listHref, readPage } from '#platform/office/screens/list/list-query.ts'
import { transferTo } from '#platform/identity/session-transfer/transfer-form.ts'
import { ownedNodes } from '#platform/site/site-tree/nodes.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { ListDescription } from '#ui/office/description.ts'
import { chartsOfSites } from '../../commands/site-charts.server.ts'
import { columnsOf, countsOf, rowOf } from '../../commands/site-rows.server.ts'
import { isState, siteStateOf, type SiteState, siteStates } from '../../commands/site-state.server.ts'
import { addressOf, type Family, familyOf, hasScreen, isOfFamily } from '../../families.ts'
import { siteWords } from '../../words.ts'

/** The viewer's sites of a family, with search, states and pages (specification L79, L83, L90). */
export const loader = loads(async (ctx, { route, url }) => {
  const family = familyOf(route)
  const all = await ownedNodes(ctx)
  const own = all.filter((node) => isOfFamily(family, node))
  const [q, state] = [searchOf(url), stateOf(url)]
  const found = own.filter(
    (node) =>
      (state === null || siteStateOf(ctx, node) === state) &&
      normalize(`${node.siteName} ${node.siteNameEn} ${node.hostname}`).includes(normalize(q)),
  )
  const query = readPage(url)
  const rows = found.slice((query.page - 1) * query.size, query.page * query.size)
  const counts = await countsOf(ctx, all)
  const add = {
    href: addressOf(ctx, family, { screen: 'add' }),
    label: fill(siteWords.add[ctx.locale], { noun: family.noun[ctx.locale] }),
  }
  const heading = route!.meta.title[ctx.locale]
  const list: ListDescription = {
    heading,
    total: fill(siteWords.total[ctx.locale], { n: found.length.toLocaleString('th-TH') }),
    add,
    ...wizardOf(ctx, family),
    views: viewsOf(ctx, { url, own, state }),
    search: {
      ...{ value: q, placeholder: siteWords.searchIn[ctx.locale], name: 'q', clearHref: listHref(url, { q: null }) },
      ...(state && { hidden: [{ name: 'state', value: state }] }),
    },
    charts: chartsOfSites(ctx, { nodes: own, counts }),
    columns: columnsOf(ctx, family),
    rows: rows.map((node) => rowOf(ctx, { node, family, all, counts })),
    page: pagingOf({ query, rows, total: found.length, url }),
    empty: emptyOf(ctx, { family, add, isSearch: own.length > 0 }),
    words: listWords(ctx.locale),
  }
  return { list, title: pageTitle(ctx, heading) }
})

/** Opens the staff interface of one of them. */
export const action = acts(async (ctx, { form, url, formTargets }) => {
  if (form.get('intent') !== 'enter') throw notFound()
  return transferTo(ctx, { site: String(form.get('site') ?? ''), next: '', url, formTargets })
})

const searchOf = ({ searchParams }: URL) => (searchParams.get('q') ?? '').trim().slice(0, 100)
const stateOf = ({ searchParams }: URL): SiteState | null => {
  const asked = searchParams.get('state')
  return asked !== null && isState(asked) ? asked : null
}

function wizardOf(ctx: Context, family: Family): Pick<ListDescription, 'actions'> {
  const wizard = ctx.app.manifests.flatMap(({ routes }) => routes).find(({ name }) => name === `${family.name}-wizard`)
  const config = hasScreen(ctx, family, 'config')
    ? [{ label: siteWords.defaults[ctx.locale], href: addressOf(ctx, family, { screen: 'config' }) }]
    : []
  return { actions: [...(wizard ? [{ label: siteWords.wizard[ctx.locale], href: wizard.path }] : []), ...config] }
}

function viewsOf(
  ctx: Context,
  { url, own, state }: { url: URL; own: Parameters<typeof siteStateOf>[1][]; state: SiteState | null },
): NonNullable<ListDescription['views']> {
  const of = (one: SiteState) => own.filter((node) => siteStateOf(ctx, node) === one).length
  return [null, ...siteStates].map((one) => ({
    label: one ? siteWords[one][ctx.locale] : siteWords.all[ctx.locale],
    count: (one ? of(one) : own.length).toLocaleString('th-TH'),
    href: listHref(url, { state: one }),
    isCurrent: one === state,
  }))
}

function emptyOf(
  { locale }: Context,
  of: { family: Family; add: { href: string; label: string }; isSearch: boolean },
): NonNullable<ListDescription['empty']> {
  if (of.isSearch) return { kind: 'not-found', title: siteWords.notFound[locale] }
  return {
    title: fill(siteWords.none[locale], { noun: of.family.noun[locale] }),
    text: siteWords.noneText[locale],
    action: { ...of.add, isPrimary: true },
  }
}
