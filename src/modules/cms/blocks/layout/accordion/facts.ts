import { textFacts, titleFacts } from '#domain/page/check/fact.ts'
import type { BlockFacts } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

export const facts: BlockFacts<Props> = ({ title, text, items }) =>
  items.length === 0
    ? []
    : [
        ...titleFacts(title),
        ...textFacts(text),
        ...items.flatMap(({ question, answer }) => [...textFacts(question), { is: 'html' as const, html: answer }]),
      ]
