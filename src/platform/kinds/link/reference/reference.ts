import { keyed, kind } from '../../constructor.ts'
import type { KindDefinition } from '../../kind.ts'
import { id } from '../id.ts'

/** Points at a row of another collection of the same site. */
export const reference = (to: string) => kind('reference', keyed, id, { to })

export const referenceKind: KindDefinition = {
  comparedAs: 'text',
  isSortable: true,
  refers: { by: '_id', kept: 'by the database' },
}
