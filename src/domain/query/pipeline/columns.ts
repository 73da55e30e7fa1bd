import type { Expression } from './pipeline.ts'
import type { Column } from './shape.ts'

/**
 * Returns the column of a computed value. An object keeps the columns of its parts. Everything else that is not scalar
 * is json.
 */
export const columnOf = (expression: Expression): Column => {
  switch (expression.is) {
    case 'field':
    case 'narrowed':
      return expression.column
    case 'object':
      return { kind: 'object', columns: mapped(expression.of, columnOf) }
    case 'constant':
    case 'call':
      return { kind: expression.kind }
    default:
      return { kind: 'json' }
  }
}

export const mapped = <A, B>(
  record: Readonly<Record<string, A>>,
  to: (value: A, name: string) => B,
): Record<string, B> => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value, name)]))
