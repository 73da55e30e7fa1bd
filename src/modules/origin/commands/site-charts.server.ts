import type { Context } from '#platform/context.ts'
import { describeRanks } from '#platform/office/screens/list/figures/describe-ranks.ts'
import type { Node } from '#platform/site/site-tree/nodes.ts'
import type { ChartDescription } from '#ui/office/record/chart/chart-description.ts'
import { addressOf, familyOfNode } from '../families.ts'
import { siteWords } from '../words.ts'
import { nameOf, type SiteCounts } from './site-rows.server.ts'

const compared = ['enrolled', 'passes'] as const
const most = 8

/** Sites compared by enrolments and by completions, largest first. Each links to its site. */
export const chartsOfSites = (
  ctx: Context,
  { nodes, counts }: { nodes: readonly Node[]; counts: (node: Node) => SiteCounts },
): ChartDescription[] =>
  nodes.length < 2
    ? []
    : compared.map((name) =>
        describeRanks(ctx, {
          title: siteWords[name][ctx.locale],
          what: siteWords.name[ctx.locale],
          value: siteWords[name][ctx.locale],
          points: nodes
            .map((node) => ({ node, value: counts(node)[name] }))
            .toSorted((a, b) => b.value - a.value)
            .slice(0, most)
            .map(({ node, value }) => ({
              label: nameOf(ctx, node),
              value,
              text: value.toLocaleString('th-TH'),
              href: addressOf(ctx, familyOfNode(node), { screen: 'detail', id: node._id }),
            })),
        }),
      )
