import type { Accumulator, Expression, Pipeline, Stage } from './pipeline.ts'

type Group = Extract<Stage, { is: 'group' }>

/**
 * Limits a `$push` if later stages keep only its first elements (`$slice`, `$first`). The result is the same, but the
 * database reads only those elements of each group.
 */
export const pushDownLimit = (pipeline: Pipeline): Pipeline => ({
  ...pipeline,
  stages: pipeline.stages.map((stage, at) =>
    stage.is === 'group' ? { ...stage, of: limited(stage, pipeline.stages.slice(at + 1)) } : stage,
  ),
})

function limited(group: Group, later: readonly Stage[]): Group['of'] {
  return Object.fromEntries(
    Object.entries(group.of).map(([name, accumulator]): [string, Accumulator] => {
      if (accumulator.is !== 'push' || accumulator.most !== null) return [name, accumulator]
      return [name, { ...accumulator, most: mostOf(name, later) }]
    }),
  )
}

/** Returns how many of the collected values later stages use, or null if it may be all of them. */
function mostOf(name: string, later: readonly Stage[]): number | null {
  for (const stage of later) {
    if (stage.is === 'reshape') {
      const uses = Object.values(stage.of).flatMap((one) => usesOf(name, one))
      const most = uses.length === 0 ? 1 : Math.max(...uses)
      return Number.isFinite(most) ? most : null
    }
    const isPassing = stage.is === 'skip' || stage.is === 'limit' || (stage.is === 'sort' && !stage.by.some(isOf(name)))
    if (!isPassing) return null
  }
  return null
}

const isOf = (name: string) => (term: { field: string }) => term.field.split('.')[0] === name

/** Returns, for each use of the field in an expression, how many of its first elements it needs. */
function usesOf(name: string, expression: Expression): number[] {
  if (expression.is === 'root') return [Infinity]
  if (expression.is === 'field' || expression.is === 'narrowed')
    return expression.path.split('.')[0] === name ? [Infinity] : []
  if (expression.is === 'object') return Object.values(expression.of).flatMap((one) => usesOf(name, one))
  if (expression.is !== 'call') return []
  const [list, first, second] = expression.of
  const isIt = list?.is === 'field' && list.path === name
  if (isIt && expression.name === 'slice' && isNatural(first) && (second === undefined || isNatural(second)))
    return [first.value + (second?.value ?? 0)]
  if (isIt && expression.name === 'elementAt' && isNatural(first)) return [first.value + 1]
  return expression.of.flatMap((one) => usesOf(name, one))
}

const isNatural = (one: Expression | undefined): one is Extract<Expression, { is: 'constant' }> & { value: number } =>
  one?.is === 'constant' && typeof one.value === 'number' && one.value >= 0
