import type { KindDefinition } from '../kind.ts'

/** What all kinds of plain text have in common. */
export const written: KindDefinition = { comparedAs: 'text', isSortable: true }
