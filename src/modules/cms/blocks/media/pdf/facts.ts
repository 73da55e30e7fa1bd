import { linkFacts, pictureFacts } from '#domain/page/check/fact.ts'
import type { BlockFacts } from '#platform/content/page/block.ts'
import type { Props } from './block.ts'

export const facts: BlockFacts<Props> = ({ fileurl, filename, url }) =>
  fileurl ? [...linkFacts(fileurl, filename || 'PDF'), ...pictureFacts(url, null), { is: 'own' }] : []
