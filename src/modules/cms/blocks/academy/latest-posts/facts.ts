import { href } from 'react-router'
import { linkFacts, titleFacts } from '#domain/page/check/fact.ts'
import type { BlockFacts } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

export const facts: BlockFacts<Props> = ({ title, page }) =>
  page === ''
    ? []
    : [...titleFacts(title), { is: 'own' }, ...linkFacts(href('/cms/page/:slug', { slug: page }), title || page)]
