import { linkFacts, textFacts, titleFacts } from '#domain/page/check/fact.ts'
import type { BlockFacts } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

export const facts: BlockFacts<Props> = ({ title, text, day, buttonText, buttonLink }) =>
  day === '' ? [] : [...titleFacts(title), { is: 'own' }, ...textFacts(text), ...linkFacts(buttonLink, buttonText)]
