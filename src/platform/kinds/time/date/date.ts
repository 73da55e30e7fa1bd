import { z } from 'zod'
import { kind } from '../../constructor.ts'
import type { KindDefinition } from '../../kind.ts'

/** A day, `YYYY-MM-DD`. */
export const date = kind('date', 'date', z.iso.date())

export const dateKind: KindDefinition = { comparedAs: 'date', isSortable: true }
