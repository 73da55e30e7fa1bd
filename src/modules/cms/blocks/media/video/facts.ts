import { pictureFacts, textFacts, titleFacts } from '#domain/page/check/fact.ts'
import type { BlockFacts } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

export const facts: BlockFacts<Props> = ({ title, url, poster, text }) =>
  url ? [...titleFacts(title), { is: 'own' }, ...textFacts(text), ...pictureFacts(poster, null)] : []
