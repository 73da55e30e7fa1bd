import type { FlowWords } from '#platform/flow/client/words.ts'
import { flowWords } from '#platform/flow/client/words.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { publishedFlows } from '../published-flows.server.ts'
import type { Props } from './block.ts'

/** Null if no published flow is chosen. */
export type FlowButtonContent = (Props & { words: FlowWords }) | null

export const load: BlockLoad<Props, FlowButtonContent> = async (ctx, placed) => {
  const words = wordsOf(ctx, { name: 'flow', words: flowWords })
  const versions = await publishedFlows(
    ctx,
    placed.map(({ props }) => props.flow),
  )
  return Object.fromEntries(placed.map(({ id, props }) => [id, versions.has(props.flow) ? { ...props, words } : null]))
}
