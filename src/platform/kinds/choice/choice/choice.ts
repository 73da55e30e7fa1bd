import { z } from 'zod'
import type { Choice } from '#platform/collection/field.ts'
import type { Text } from '#platform/i18n/words.ts'
import { keyed, kind } from '../../constructor.ts'
import type { KindDefinition } from '../../kind.ts'

/** One of a few named values. */
export const choice = <const V extends string>(choices: readonly { value: V; label: Text }[]) =>
  kind('choice', keyed, z.enum(choices.map((one) => one.value) as [V, ...V[]]), {
    choices: choices as readonly Choice[],
  })

export const choiceKind: KindDefinition = { comparedAs: 'text', isSortable: true }
