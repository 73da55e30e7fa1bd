import type { Text } from '#platform/site/i18n/words.ts'
import type { WpTold } from './wordpress/carried-items.server.ts'

/** What the report says of one thing: what it is, where it will be read, and what of it does not come. */
export interface ItemReport {
  type: string
  path: string
  /** The path that it had on the old site, where that is known. */
  was?: string
  left: Text[]
  /** Kinds of blocks, how many, and what they become. */
  became: { name: string; n: number; as: string }[]
}

/** What the report says of a file as a whole: `source` names where it came from, `refused` what of it cannot come in. */
export interface FileReport {
  source: string
  title: string
  wordpress?: WpTold
  refused: (Text & { title: string })[]
}
