import { z } from 'zod'
import { keyedList, kind } from '../../constructor.ts'
import type { KindDefinition } from '../../kind.ts'
import { id } from '../id.ts'

/** Points at rows of another collection of the same site, each once; all must exist when they are written. */
export const references = (to: string) =>
  kind(
    'references',
    keyedList,
    z
      .array(id)
      .max(500)
      .transform((wire) => [...new Set(wire)]),
    { to },
  )

export const referencesKind: KindDefinition = {
  comparedAs: 'list',
  isSortable: false,
  refers: { by: '_id', kept: 'when written' },
}
