import { pictureFacts, textFacts } from '#domain/page/check/fact.ts'
import type { BlockFacts } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

export const facts: BlockFacts<Props> = ({ display, text, url, poster }) =>
  display === 'heading'
    ? [{ is: 'heading', level: 2, text }]
    : [...(url ? [{ is: 'own' as const }] : []), ...textFacts(text), ...pictureFacts(poster, null)]
