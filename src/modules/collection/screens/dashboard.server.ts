import { href } from 'react-router'
import { csvRecord } from '#domain/spreadsheet/csv-record.ts'
import { guardText } from '#domain/spreadsheet/guard.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { transferTo } from '#platform/identity/session-transfer/transfer-form.ts'
import { type Node, ownedNodes } from '#platform/site/site-tree/nodes.ts'
import {
  chartsOfSites,
  columnsOf,
  countsOf,
  enterAction,
  familyOfNode,
  nameOf,
  rowOf,
  type SiteCounts,
} from '#modules/origin/public-api.ts'
import type { RelatedList } from '#ui/office/description.ts'
import type { DashboardCard } from '#ui/office/record/dashboard/dashboard-description.ts'
import { catalogueWords, collectionWords, noticeWords } from '../words.ts'

/** The groups that the viewer owns, and the units of one or all of them side by side (specification L81). */
export const loader = loads(async (ctx, { route, url }) => {
  const said = inLocale(collectionWords, ctx.locale)
  const all = await ownedNodes(ctx)
  const groups = all.filter(({ siteType }) => siteType === 'collection')
  const chosen = groups.find(({ _id }) => _id === url.searchParams.get('of'))
  const units = all.filter((node) => node.siteType === 'unit' && (!chosen || node.parent === chosen._id))
  const counts = await countsOf(ctx, all)
  const list = comparison(ctx, { units, all, counts })
  const described = describeDashboard(ctx, {
    route,
    total: fill(said.cards, { n: groups.length.toLocaleString('th-TH') }),
    ...toldIn(ctx, url),
    actions: [
      ...(chosen ? [{ label: said.all, href: '?' }] : []),
      {
        label: catalogueWords.open[ctx.locale],
        href: `${href('/collection/catalogue')}${chosen ? `?of=${chosen._id}` : ''}`,
      },
      {
        label: noticeWords.open[ctx.locale],
        href: `${href('/collection/notice')}${chosen ? `?of=${chosen._id}` : ''}`,
      },
    ],
    charts: chartsOfSites(ctx, { nodes: units, counts }),
    cards: groups.map((node) => cardOf(ctx, { node, counts: counts(node) })),
    related: [
      {
        title: chosen ? fill(said.compareOf, { name: nameOf(ctx, chosen) }) : said.compare,
        count: units.length.toLocaleString('th-TH'),
        list,
      },
    ],
  })
  return { ...described, file: fileOf(ctx, list) }
})

/** Opens the staff interface of a site that the viewer owns. */
export const action = acts(async (ctx, { form, url, formTargets }) => {
  if (form.get('intent') !== 'enter') throw notFound()
  return transferTo(ctx, { site: String(form.get('site') ?? ''), next: '', url, formTargets })
})

/** How many people received the last notice. */
function toldIn({ locale }: Context, { searchParams }: URL): { saved?: string } {
  const [, people, sites] = /^told-(\d{1,6})-(\d{1,6})$/.exec(searchParams.get('done') ?? '') ?? []
  if (people === undefined || sites === undefined) return {}
  return { saved: people === '0' ? noticeWords.toldNobody[locale] : fill(noticeWords.told[locale], { people, sites }) }
}

function cardOf(ctx: Context, { node, counts }: { node: Node; counts: SiteCounts }): DashboardCard {
  const said = inLocale(collectionWords, ctx.locale)
  const figures = (['units', 'learners', 'courses'] as const).map((name) => ({
    label: said[name],
    value: counts[name].toLocaleString('th-TH'),
  }))
  return {
    ...{ id: node._id, title: nameOf(ctx, node), text: node.hostname || nameInOther(ctx, node), figures },
    actions: [{ label: said.compare, href: `?of=${node._id}` }, enterAction(ctx, node)],
  }
}

const nameInOther = ({ locale }: Context, node: Node) => (locale === 'th' ? node.siteNameEn : node.siteName)

function comparison(
  ctx: Context,
  of: { units: readonly Node[]; all: readonly Node[]; counts: (node: Node) => SiteCounts },
): RelatedList {
  const { units, all, counts } = of
  const family = { ...familyOfNode(units[0] ?? all[0]!), siteType: 'unit' as const }
  return {
    columns: columnsOf(ctx, family),
    rows: units.map((node) => ({
      ...rowOf(ctx, { node, family: familyOfNode(node), all, counts }),
      actions: [enterAction(ctx, node)],
    })),
    empty: { title: collectionWords.none[ctx.locale], text: collectionWords.noneText[ctx.locale] },
    words: listWords(ctx.locale),
  }
}

/** The same table as a file. Its content is already on the page, and spreadsheets run no code from it. */
function fileOf({ locale }: Context, { columns, rows }: RelatedList) {
  const cells = rows.map(({ cells }) =>
    columns.map(({ name, kind }) => {
      const text = cells[name]?.text ?? ''
      return kind === 'number' ? text.replaceAll(',', '') : guardText(text)
    }),
  )
  const records = [columns.map(({ label }) => label), ...cells].map(csvRecord).join('')
  return {
    href: `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${records}`)}`,
    name: collectionWords.file[locale],
    label: collectionWords.download[locale],
  }
}
