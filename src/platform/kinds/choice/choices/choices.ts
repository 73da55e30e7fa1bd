import { z } from 'zod'
import type { Choice } from '#platform/collection/field.ts'
import type { Text } from '#platform/i18n/words.ts'
import { keyedList, kind } from '../../constructor.ts'
import type { KindDefinition } from '../../kind.ts'

/** Several of a few named values, each once. */
export const choices = <const V extends string>(offered: readonly { value: V; label: Text }[]) =>
  kind(
    'choices',
    keyedList,
    z
      .array(z.enum(offered.map((one) => one.value) as [V, ...V[]]))
      .max(1000)
      .transform((wire) => [...new Set(wire)]),
    { choices: offered as readonly Choice[] },
  )

export const choicesKind: KindDefinition = { comparedAs: 'list', isSortable: false }
