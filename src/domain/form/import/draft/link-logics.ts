import type { FormField, Logic } from '../../definition.ts'
import { type DraftPart, type DraftSet, type Reason, reason } from './draft.ts'
import type { Names } from './name-parts.ts'
import { parseCondition } from './parse-condition.ts'

interface Linked {
  logics: Map<DraftPart, Logic[]>
  /** What begins hidden. */
  hidden: Set<DraftPart>
  reasons: Map<DraftPart, Reason[]>
}

/** Turns conditions of questions and data sets into logics of the questions that they look at, where that is possible. */
export function linkLogics(parts: readonly DraftPart[], names: Names): Linked {
  const linked: Linked = { logics: new Map(), hidden: new Set(), reasons: new Map() }
  const sources = sourcesOf(parts)
  const sets = new Set<DraftSet>()
  for (const part of parts) {
    const { set } = part
    const isFirst = set !== null && !sets.has(set)
    const outer = isFirst ? set.conditions : []
    if (isFirst) for (const each of set.reasons) addTo(linked.reasons, part, each)
    if (set) sets.add(set)
    linkAll(outer, { part, set: null, target: set ? names.sets.get(set)! : '', sources, linked, isField: false })
    if (part.type !== null)
      linkAll(part.conditions, { part, set, target: names.parts.get(part)!, sources, linked, isField: true })
  }
  return linked
}

interface Link {
  part: DraftPart
  /** The data set that the target is in. */
  set: DraftSet | null
  target: string
  sources: ReadonlyMap<string, DraftPart>
  linked: Linked
  isField: boolean
}

/** A target has one condition: another holds through it only where both look into the same group. */
function linkAll(conditions: readonly string[], link: Link) {
  let first: readonly DraftPart[] | null = null
  for (const text of conditions) {
    if (first?.every((source) => source.conditions.includes(text))) continue
    const found: readonly DraftPart[] | null = first === null ? linkOne(text, link) : null
    if (found === null) addTo(link.linked.reasons, link.part, reason('condition', { text }))
    first ??= found
  }
}

function linkOne(text: string, { part, set, target, sources, linked, isField }: Link): readonly DraftPart[] | null {
  const condition = parseCondition(text)
  const tests = condition?.tests.map(({ source, value }) => ({ source: sources.get(source), value })) ?? []
  const isUsable = tests.every(({ source, value }) => source && source !== part && canSpeak(source, { value, set }))
  if (condition === null || !isUsable) return null
  for (const { source, value } of tests)
    addTo(linked.logics, source!, { value, targets: [target], method: condition.method })
  if (condition.method === 'show' && isField) linked.hidden.add(part)
  return tests.map(({ source }) => source!)
}

const speaking: ReadonlySet<unknown> = new Set([
  'input',
  'textarea',
  'radiobox',
  'select',
  'checkbox',
  'rating',
  'hidden',
])

/** Nothing outside looks into a copy, and a choice has only its own values. */
function canSpeak(source: DraftPart, { value, set }: { value: string; set: DraftSet | null }): boolean {
  if (!speaking.has(source.type) || (source.set !== null && source.set !== set)) return false
  const { options = [] } = source.members
  return options.length === 0 || options.some((option) => option.value === value)
}

const sourcesOf = (parts: readonly DraftPart[]) => new Map(parts.toReversed().map((part) => [part.source, part]))

function addTo<Value>(lists: Map<DraftPart, Value[]>, part: DraftPart, value: Value) {
  const list = lists.get(part)
  if (list) list.push(value)
  else lists.set(part, [value])
}

/** Returns a calculation with the names of the form, or null where a name is unknown. */
export function linkCalculation(
  calculation: NonNullable<FormField['calculation']>,
  { parts, names }: { parts: readonly DraftPart[]; names: Names },
): FormField['calculation'] {
  const sources = sourcesOf(parts.filter(({ type }) => type !== null))
  const sets = new Map([...names.sets].map(([set, name]) => [set.source, name]))
  const of = calculation.of.map((source) => {
    const part = sources.get(source)
    return part ? names.parts.get(part) : sets.get(source)
  })
  return of.every((name) => name !== undefined) ? { ...calculation, of } : null
}
