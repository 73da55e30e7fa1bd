import { z } from 'zod'
import { kind } from '../../constructor.ts'
import type { KindDefinition } from '../../kind.ts'

export const number = kind('number', 'integer', z.number().int().min(0).max(1_000_000))

export const numberKind: KindDefinition = { comparedAs: 'number', isSortable: true }
