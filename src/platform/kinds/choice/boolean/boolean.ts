import { z } from 'zod'
import { kind } from '../../constructor.ts'
import type { KindDefinition } from '../../kind.ts'

export const boolean = kind('boolean', 'boolean', z.boolean())

export const booleanKind: KindDefinition = { comparedAs: 'boolean', isSortable: true }
