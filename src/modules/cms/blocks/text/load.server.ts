import { sanitised } from '#platform/data/collection/clean.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

export interface TextContent {
  html: string
}

const safe = sanitised(200_000)

/** Pages come from imports and from the API too, so what may run is taken out here, where it is shown (attack F02). */
export const load: BlockLoad<Props, TextContent> = async (_ctx, placed) =>
  Object.fromEntries(placed.map(({ id, props }) => [id, { html: safe.safeParse(props.html).data ?? '' }]))
