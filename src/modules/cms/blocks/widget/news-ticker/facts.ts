import { linkFacts, textFacts } from '#domain/page/check/fact.ts'
import type { BlockFacts } from '#platform/content/page/block.ts'
import { isLight } from '../../../rules/ticker.ts'
import type { Props } from './block.ts'

export const facts: BlockFacts<Props> = ({ items, color }) => [
  ...(items.length > 0 ? [{ is: 'colours' as const, ink: color, ground: isLight(color) ? 'deep' : 'page' }] : []),
  ...items.flatMap(({ text, link }) => (link ? linkFacts(link, text) : textFacts(text))),
]
