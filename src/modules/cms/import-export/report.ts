import type { Text } from '#platform/site/i18n/words.ts'
import type { WpTold } from './wordpress/carried-items.server.ts'

/** The report on one item: what it is, its new URL, and what is not imported. */
export interface ItemReport {
  type: string
  path: string
  /** Its path on the old site, if known. */
  was?: string
  left: Text[]
  /** Types of blocks, their number, and what they become. */
  became: { name: string; n: number; as: string }[]
}

/** The report on a whole file. `source` is its origin, and `refused` lists what cannot be imported. */
export interface FileReport {
  source: string
  title: string
  wordpress?: WpTold
  refused: (Text & { title: string })[]
}
