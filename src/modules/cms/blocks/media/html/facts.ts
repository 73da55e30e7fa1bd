import type { BlockFacts } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

/** What of it can be checked. */
export const facts: BlockFacts<Props> = ({ html, scripts }) =>
  scripts && html.trim() !== '' ? [{ is: 'own' }] : [{ is: 'html', html }]
