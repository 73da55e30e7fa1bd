import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import type { Context } from '#platform/context.ts'
import type { Node } from '#platform/site/site-tree/nodes.ts'
import type { Cell, Tone } from '#ui/office/description.ts'
import { siteWords } from '../words.ts'

export const siteStates = ['open', 'expiring', 'expired', 'suspended'] as const
export type SiteState = (typeof siteStates)[number]

export const isState = (text: string): text is SiteState => (siteStates as readonly string[]).includes(text)

/** Milliseconds before expiry at which a site needs attention. */
const soonMs = 30 * 86_400_000

/** The state of a site. An expiry date includes the whole day, in Bangkok. */
export const siteStateOf = ({ now }: Pick<Context, 'now'>, { isSuspended, expires }: Node): SiteState => {
  if (isSuspended) return 'suspended'
  if (!expires) return 'open'
  if (expires < bangkokDay(now)) return 'expired'
  return expires <= bangkokDay(now + soonMs) ? 'expiring' : 'open'
}

const tones: Record<SiteState, Tone> = { open: 'live', expiring: 'waiting', expired: 'broken', suspended: 'off' }

/** The same as a cell. */
export const stateCell = (ctx: Pick<Context, 'now' | 'locale'>, node: Node): Cell => {
  const state = siteStateOf(ctx, node)
  const said = state === 'suspended' && !node.suspended ? siteWords.suspendedAbove : siteWords[state]
  return { text: said[ctx.locale], tone: tones[state] }
}
