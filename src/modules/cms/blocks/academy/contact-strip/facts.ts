import { textFacts, titleFacts } from '#domain/page/check/fact.ts'
import type { BlockFacts } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

export const facts: BlockFacts<Props> = ({ title, text }) => [...titleFacts(title), ...textFacts(text), { is: 'own' }]
