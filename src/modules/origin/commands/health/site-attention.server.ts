import { formatDay } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { failedJobsBySite, failedMailBySite, errorsBySite } from '#platform/site/site-tree/counts.ts'
import type { Node } from '#platform/site/site-tree/nodes.ts'
import type { Row } from '#ui/office/description.ts'
import { addressOf, familyOfNode } from '../../families.ts'
import { dashboardWords, siteWords } from '../../words.ts'
import { addressOf as addressOfHost } from './site-health.server.ts'
import { nameOf } from '../site-rows.server.ts'
import { siteStateOf } from '../site-state.server.ts'

type What = { text: string; tone: 'waiting' | 'broken' | 'off' }

/** Sites that are suspended, expire soon or cannot be reached, with the errors of the last day. */
export const attentionOf = async (ctx: Context, all: readonly Node[]): Promise<Row[]> => {
  const said = inLocale(dashboardWords, ctx.locale)
  const jobs = await failedJobsBySite(ctx)
  const counts = [
    [await failedMailBySite(ctx), said.failedMail],
    [jobs, said.failedJobs],
    [await errorsBySite(ctx, 'server'), said.serverErrors],
    [await errorsBySite(ctx, 'browser'), said.browserErrors],
  ] as const
  const lost = await lostHosts(all)
  const failed = (n: number, text: string): What[] =>
    n > 0 ? [{ text: fill(text, { n: n.toLocaleString('th-TH') }), tone: 'broken' }] : []
  const found = [
    { node: null, what: failed(jobs.get('') ?? 0, said.failedJobs) },
    ...all.map((node) => ({
      node,
      what: [
        ...standingOf(ctx, node),
        ...(lost.has(node._id)
          ? [{ text: fill(said.lostHost, { host: node.hostname }), tone: 'broken' as const }]
          : []),
        ...counts.flatMap(([by, text]) => failed(by.get(node._id) ?? 0, text)),
      ],
    })),
  ]
  return found.flatMap(({ node, what }) => what.map((one, at) => rowOf(ctx, { node, what: one, at })))
}

function rowOf(ctx: Context, { node, what, at }: { node: Node | null; what: What; at: number }): Row {
  const isLed = node !== null && node.siteType !== 'origin'
  return {
    id: `${node?._id ?? 'all'} ${at}`,
    ...(isLed && { href: addressOf(ctx, familyOfNode(node), { screen: 'detail', id: node._id }) }),
    cells: { name: { text: node ? nameOf(ctx, node) : dashboardWords.wholeSystem[ctx.locale] }, what },
    actions: [],
  }
}

/** Host names looked up while the page loads. */
const mostHosts = 200

async function lostHosts(all: readonly Node[]): Promise<ReadonlySet<string>> {
  const asked = all.filter(({ hostname }) => hostname !== '').slice(0, mostHosts)
  const found = await Promise.all(asked.map(({ hostname }) => addressOfHost(hostname)))
  return new Set(asked.filter((_one, at) => found[at] === null).map(({ _id }) => _id))
}

function standingOf(ctx: Context, node: Node): What[] {
  const { locale } = ctx
  const state = siteStateOf(ctx, node)
  const date = node.expires ? formatDay(node.expires, { length: 'medium', locale }) : ''
  const ends = fill(dashboardWords.expiresOn[locale], { date })
  const standing: Record<typeof state, What[]> = {
    open: [],
    suspended: [{ text: siteWords.suspended[locale], tone: 'off' }],
    expired: [{ text: ends, tone: 'broken' }],
    expiring: [{ text: ends, tone: 'waiting' }],
  }
  const isLost = node.siteType === 'unit' && node.hostname === ''
  return [...standing[state], ...(isLost ? [{ text: siteWords.noHost[locale], tone: 'broken' as const }] : [])]
}
