import { href, redirect } from 'react-router'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { trackedJob } from '#platform/background/jobs/track-job.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { setShareState } from '#platform/content/syndication/shares.ts'
import { nameOf } from '#modules/origin/public-api.ts'
import type { RunDescription } from '#ui/office/list/bulk/run-banner.tsx'
import type { ConfirmDescription } from '#ui/office/controls/confirm.tsx'
import giveRows, { beginGiving } from '../commands/give-rows.server.ts'
import { catalogueOf, type Group, groupAsked } from '../commands/group-catalogue.server.ts'
import { describeNoGroup, describeShares, describeUnits } from '../components/describe-catalogue.ts'
import { catalogueWords as words } from '../words.ts'

/** What a group of the viewer gives to its units, with the progress. */
export const loader = loads(async (ctx, { route, url }) => {
  const { locale } = ctx
  const group = await groupAsked(ctx, url.searchParams.get('of'))
  if (!group) return { ...describeDashboard(ctx, { route, related: [describeNoGroup(ctx)] }), run: null, ask: null }
  const catalogue = await catalogueOf(ctx, group)
  const shown = catalogue.shares.find(({ _id }) => _id === url.searchParams.get('share'))
  const described = describeDashboard(ctx, {
    route,
    heading: fill(words.heading[locale], { name: nameOf(ctx, group.node) }),
    actions: actionsOf(ctx, { group, isEmpty: catalogue.shares.length === 0 }),
    ...(url.searchParams.get('done') === 'given' && { saved: words.done[locale] }),
    related: [
      describeShares(ctx, { group, catalogue }),
      ...(shown ? [await describeUnits(ctx, { group, catalogue, share: shown })] : []),
    ],
  })
  const ask =
    shown && url.searchParams.has('end') ? askEnd(ctx, catalogue.originalOf(shown)?.name ?? '–', shown._id) : null
  return { ...described, run: await runOf(ctx, group), ask }
})

/** Withdraws a share from the units, gives it again, unlinks it, or gives all shares again. */
export const action = acts(async (ctx, { form, url }) => {
  const group = await groupAsked(ctx, url.searchParams.get('of'))
  if (!group) throw notFound()
  const intent = String(form.get('intent') ?? '')
  if (intent !== 'again' && !Object.hasOwn(states, intent)) throw notFound()
  const share = String(form.get('share') ?? '')
  await inTransaction(group.there, async (inside) => {
    if (intent === 'again') return beginGiving(inside)
    const state = states[intent as keyof typeof states]
    if (!(await setShareState(inside, { _id: share, state }))) throw notFound()
    return beginGiving(inside, { share })
  })
  return redirect(`${here(group)}&done=given`)
})

const states = { withdraw: 'withdrawn', give: 'given', end: 'ending' } as const

const here = ({ node }: Group) => `${href('/collection/catalogue')}?of=${node._id}`

function actionsOf(ctx: Context, { group, isEmpty }: { group: Group; isEmpty: boolean }) {
  const { locale } = ctx
  const others = group.groups.filter(({ _id }) => _id !== group.node._id)
  return [
    ...others.map((node) => ({
      label: fill(words.other[locale], { name: nameOf(ctx, node) }),
      href: `?of=${node._id}`,
    })),
    ...(isEmpty
      ? []
      : [{ label: words.again[locale], method: 'post' as const, hidden: [{ name: 'intent', value: 'again' }] }]),
    { label: words.add[locale], href: `${href('/collection/catalogue/add')}?of=${group.node._id}`, isPrimary: true },
  ]
}

const askEnd = ({ locale }: Context, name: string, share: string): ConfirmDescription => ({
  title: fill(words.endAsk[locale], { name }),
  text: words.endText[locale],
  confirm: words.end[locale],
  hidden: [
    { name: 'intent', value: 'end' },
    { name: 'share', value: share },
  ],
})

/** The job that gives the shares, while it runs. */
async function runOf({ locale }: Context, { there }: Group): Promise<RunDescription | null> {
  const standing = await trackedJob(there, giveRows.name)
  if (!standing) return null
  const isBroken = standing.state === 'failed'
  const text = isBroken ? words.stopped[locale] : words.giving[locale]
  return { text, isRunning: !isBroken, isBroken, at: standing.percent, total: 100 }
}
