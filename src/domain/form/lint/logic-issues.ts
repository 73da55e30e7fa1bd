import type { Calculation, DataSet, FieldType, FormDefinition, FormField } from '../definition.ts'
import type { FormIssue } from '../judge.ts'
import { fault } from './fault.ts'

interface Scope {
  definition: FormDefinition
  /** The data set that the field is in. */
  set: DataSet | null
}

/** Returns what is wrong with the conditions and the calculation of a field. */
export function logicIssues(field: FormField, scope: Scope): FormIssue[] {
  const path = scope.set ? `${scope.set.name}.${field.name}` : field.name
  if (field.type === 'calculated') return calculationIssues(field.calculation, { path, scope })
  if (field.logics.length > 0 && silent.has(field.type)) return [fault(path, 'logic')]
  const values = new Set(field.logics.map(({ value }) => value))
  const targets = new Set(field.logics.flatMap((logic) => logic.targets))
  return [
    ...[...values].filter((value) => !canHave(field, value)).map((value) => fault(path, 'logicValue', { value })),
    ...[...targets].filter((name) => !isTarget(name, scope)).map((name) => fault(path, 'target', { name })),
  ]
}

/** Types whose answers are no text that a condition can compare. */
const silent: ReadonlySet<FieldType> = new Set(['note', 'address', 'upload'])

const choices: ReadonlySet<FieldType> = new Set(['radiobox', 'checkbox', 'select'])

const canHave = ({ type, options }: FormField, value: string) =>
  value !== '' && (!choices.has(type) || options.some((option) => option.value === value))

/** A condition in a copy is about fields of the same copy; one outside may be about all copies. */
const isTarget = (name: string, { definition, set }: Scope) =>
  set ? hasName(set.fields, name) : outside(definition).some((part) => part.name === name)

const hasName = (list: readonly { name: string }[], name: string) => list.some((each) => each.name === name)

const outside = ({ fields, sets }: FormDefinition) => [...fields, ...sets, ...sets.flatMap((set) => set.fields)]

interface CalculationInput {
  path: string
  scope: Scope
}

function calculationIssues(calculation: Calculation | null, { path, scope }: CalculationInput): FormIssue[] {
  if (calculation === null || calculation.of.length === 0) return [fault(path, 'calculation')]
  const { kind, of } = calculation
  const parts = of.map((name) => ({ name, part: sourceOf(name, scope) }))
  const wrong = parts.filter(({ part }) => part === undefined || !usable[kind](part))
  const isDays = kind === 'days' && of.length !== 2
  return [...wrong.map(({ name }) => fault(path, 'calculatedFrom', { name })), ...(isDays ? [fault(path, 'days')] : [])]
}

interface Source {
  /** Null for a data set. */
  field: FormField | null
  isInCopies: boolean
}

/** A name means a field of the same copy, then what is outside, then the fields of all copies. */
function sourceOf(name: string, { definition: { fields, sets }, set }: Scope): Source | undefined {
  const near = [...(set?.fields ?? []), ...fields].find((field) => field.name === name)
  if (near) return { field: near, isInCopies: false }
  if (hasName(sets, name)) return { field: null, isInCopies: false }
  const inner = sets.flatMap((each) => each.fields).find((field) => field.name === name)
  return inner && { field: inner, isInCopies: true }
}

const usable: Record<Calculation['kind'], (source: Source) => boolean> = {
  sum: ({ field }) =>
    field !== null &&
    (field.type === 'rating' ||
      field.type === 'calculated' ||
      (field.type === 'input' && field.inputType === 'number')),
  count: ({ field }) => field?.type !== 'note',
  days: ({ field, isInCopies }) => field?.type === 'datetime' && !isInCopies,
}
