import { href } from 'react-router'
import { formatBytes } from '#domain/file/file-bytes.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { type BySite, fileBytesBySite } from '#platform/site/site-tree/counts.ts'
import { databaseBytes } from '#platform/site/site-tree/installation.ts'
import { type Node, ownedNodes } from '#platform/site/site-tree/nodes.ts'
import type { Figure } from '#ui/office/description.ts'
import { columnsOf, countsOf, nameOf, rowOf, type SiteCounts } from '../commands/site-rows.server.ts'
import { attentionOf } from '../commands/health/site-attention.server.ts'
import { chartsOfSites } from '../commands/site-charts.server.ts'
import { familyOfNode } from '../families.ts'
import { dashboardWords, siteWords } from '../words.ts'

/** The whole installation: its contents, what needs attention, and the tree of sites (specification L79). */
export const loader = loads(async (ctx, { route }) => {
  const all = await ownedNodes(ctx)
  const counts = await countsOf(ctx, all)
  return describeDashboard(ctx, {
    route,
    figures: figuresOf(ctx, { all, counts, bytes: await databaseBytes(ctx), files: await fileBytesBySite(ctx) }),
    charts: chartsOfSites(ctx, { nodes: all.filter(({ siteType }) => siteType === 'unit'), counts }),
    related: [
      {
        title: dashboardWords.attention[ctx.locale],
        list: {
          columns: [
            { name: 'name', label: siteWords.name[ctx.locale], kind: 'text' },
            { name: 'what', label: dashboardWords.what[ctx.locale], kind: 'state' },
          ],
          rows: await attentionOf(ctx, all),
          empty: { title: dashboardWords.attentionNone[ctx.locale] },
          words: listWords(ctx.locale),
        },
      },
      treeOf(ctx, { all, counts }),
    ],
  })
})

function figuresOf(
  { locale }: Context,
  of: { all: readonly Node[]; counts: (node: Node) => SiteCounts; bytes: number; files: BySite },
): Figure[] {
  const said = inLocale(dashboardWords, locale)
  const number = (n: number) => n.toLocaleString('th-TH')
  const ofType = (type: Node['siteType']) => of.all.filter(({ siteType }) => siteType === type)
  const learners = of.all.reduce((sum, node) => sum + (node.siteType === 'unit' ? of.counts(node).learners : 0), 0)
  const staff = of.all.reduce((sum, node) => sum + (node.siteType === 'unit' ? of.counts(node).staff : 0), 0)
  const stored = [...of.files.values()].reduce((sum, bytes) => sum + bytes, 0)
  const uploaded = fill(said.files, { size: formatBytes(stored) })
  const size = `${(of.bytes / 2 ** 20).toLocaleString('th-TH', { maximumFractionDigits: 0 })} MB`
  return [
    { label: said.collections, value: number(ofType('collection').length), href: href('/origin/collection') },
    { label: said.units, value: number(ofType('unit').length), href: href('/origin/unit'), text: uploaded },
    { label: said.learners, value: number(learners), text: fill(said.storage, { size }) },
    { label: said.staff, value: number(staff), href: href('/origin/user') },
  ]
}

/** Every site in tree order, each under its parent. */
function treeOf(ctx: Context, { all, counts }: { all: readonly Node[]; counts: (node: Node) => SiteCounts }) {
  const beneath = (parent: string): Node[] => all.filter((node) => node.parent === parent)
  const roots = all.filter(({ parent }) => parent === null || !all.some(({ _id }) => _id === parent))
  const walk = (node: Node, depth: number): { node: Node; depth: number }[] => [
    { node, depth },
    ...beneath(node._id).flatMap((one) => walk(one, depth + 1)),
  ]
  const rows = roots.flatMap((node) => walk(node, 0))
  const family = familyOfNode({ ...all[0]!, siteType: 'unit' })
  return {
    title: dashboardWords.tree[ctx.locale],
    count: all.length.toLocaleString('th-TH'),
    list: {
      columns: columnsOf(ctx, family).filter(({ name }) => name !== 'parent'),
      rows: rows.map(({ node, depth }) => {
        const { href: detail, ...row } = rowOf(ctx, { node, family: familyOfNode(node), all, counts })
        const name = { text: `${'— '.repeat(depth)}${nameOf(ctx, node)}` }
        const link = node.siteType === 'origin' ? {} : { href: detail! }
        return { ...row, ...link, actions: [], cells: { ...row.cells, name } }
      }),
      words: listWords(ctx.locale),
    },
  }
}
