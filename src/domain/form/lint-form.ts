import type { DataSet, FormDefinition, FormField } from './definition.ts'
import { cycleIssues } from './lint/cycles.ts'
import { fieldIssues } from './lint/field-issues.ts'
import type { FormIssue } from './judge.ts'
import { fault } from './lint/fault.ts'
import { logicIssues } from './lint/logic-issues.ts'
import { isFormName } from './lint/names.ts'

/** Returns why a form cannot be published, in the order of the form; empty for a form that can. */
export function lintForm(definition: FormDefinition): FormIssue[] {
  const { fields, sets } = definition
  if (!hasQuestion(definition)) return [fault('', 'empty')]
  return [
    ...nameIssues([...fields, ...sets], ''),
    ...fields.flatMap((field) => [...fieldIssues(field, field.name), ...logicIssues(field, { definition, set: null })]),
    ...sets.flatMap((set) => setIssues(set, definition)),
    ...cycleIssues(definition),
  ]
}

const unanswerable = { note: true, hidden: true, calculated: true }

const hasQuestion = ({ fields, sets }: FormDefinition) =>
  [...fields, ...sets.flatMap((set) => set.fields)].some(({ type }) => !(type in unanswerable))

function setIssues(set: DataSet, definition: FormDefinition): FormIssue[] {
  const isLimited = Number.isInteger(set.limit) && set.limit >= 1 && set.limit <= 100
  return [
    ...(isLimited ? [] : [fault(set.name, 'setLimit')]),
    ...(set.fields.length > 0 ? [] : [fault(set.name, 'emptySet')]),
    ...nameIssues(set.fields, `${set.name}.`),
    ...set.fields.flatMap((field) => [
      ...fieldIssues(field, `${set.name}.${field.name}`),
      ...logicIssues(field, { definition, set }),
    ]),
  ]
}

function nameIssues(list: readonly (FormField | DataSet)[], before: string): FormIssue[] {
  const used = new Set<string>()
  return list.flatMap(({ name }) => {
    const isTaken = used.has(name)
    used.add(name)
    if (!isFormName(name)) return [fault(before + name, 'name', { name })]
    return isTaken ? [fault(before + name, 'doubled', { name })] : []
  })
}
