import { isSafePath } from '../../field-kind.ts'
import { type Names, narrowedColumn, withPath } from '../names.ts'
import type { Expression } from '../pipeline.ts'
import type { Column, Shape } from '../shape.ts'

/** Returns the documents without some names. Missing names change nothing. */
export function without(shape: Shape, names: readonly string[], prefix = ''): Record<string, Expression> {
  const kept = Object.entries(shape).filter(([name]) => !names.includes(prefix + name))
  return Object.fromEntries(
    kept.map(([name, column]): [string, Expression] => {
      const path = prefix + name
      const isTouched = names.some((one) => one.startsWith(`${path}.`))
      if (!isTouched) return [name, fieldOf(path, column)]
      if (column.kind !== 'object') return [name, leftOut(path, column, names)]
      return [name, { is: 'object', of: without(column.columns, names, `${path}.`), from: path }]
    }),
  )
}

export const fieldOf = (path: string, column: Column): Expression => ({ is: 'field', path, column })

/** Returns a value without some names inside it. For a list this applies to each element. */
function leftOut(path: string, column: Column, all: readonly string[]): Expression {
  const paths = all.filter((one) => one.startsWith(`${path}.`)).map((one) => one.slice(path.length + 1).split('.'))
  const safe = paths.filter(isSafePath).toSorted((one, other) => one.length - other.length)
  const names = safe.reduce<Names>((known, one) => withPath(known, one) ?? known, {})
  if (column.kind !== 'json' || safe.length === 0) return fieldOf(path, column)
  return { is: 'narrowed', path, names, isLeftOut: true, column: narrowedColumn(column, { names, isLeftOut: true }) }
}
