import { sanitised } from '#platform/data/collection/clean.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

export interface TextContent {
  html: string
}

const safe = sanitised(200_000)

/** Pages also come from imports and the API, so scripts are removed here, when it is shown (attack F02). */
export const load: BlockLoad<Props, TextContent> = async (_ctx, placed) =>
  Object.fromEntries(placed.map(({ id, props }) => [id, { html: safe.safeParse(props.html).data ?? '' }]))
