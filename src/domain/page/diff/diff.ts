import { type Part, type Parts, partsOf } from '../merge/parts.ts'
import { same } from '../merge/same.ts'
import type { Page, PageObject } from '../page.ts'
import { unmovedIn } from './still.ts'

/** A value of an object that is another now; of one that was not there, or is gone, undefined. */
export interface ValueChange {
  name: string
  before: unknown
  after: unknown
}

/** What became of a row, column or object; one that came or went brings or takes what is in it. */
export interface PageChange {
  id: string
  kind: Part['kind']
  what: 'added' | 'removed' | 'changed' | 'moved'
  /** The object as it is, or was; of a row or column the first that is in it, if any does. */
  object: PageObject | null
  /** How many columns of a row, or objects of a column, came or went with it. */
  holds: number
  values: ValueChange[]
}

/**
 * What a page says otherwise than before, in the order of the page as it is now, each removed part where it stood. A part of a
 * row or column that came or went is not named again.
 */
export function diffPages(before: Page, after: Page): PageChange[] {
  const [was, is] = [partsOf(before), partsOf(after)]
  const still = stillParts(was, is)
  return inOrder(was, is).flatMap((id) => {
    const change = changeOf({ before: was.byId.get(id), after: is.byId.get(id) }, { was, is, still })
    const holder = (is.byId.get(id) ?? was.byId.get(id))!.parent
    return change && !comesWith(change, holder, { was, is }) ? [change] : []
  })
}

/** A part that is new in a new row, or gone with its row, is told with it; one that was elsewhere is told itself. */
const comesWith = ({ what }: PageChange, holder: string, { was, is }: Record<'was' | 'is', Parts>) => {
  if (holder === '') return false
  if (what === 'added') return !was.byId.has(holder)
  return what === 'removed' && !is.byId.has(holder)
}

function changeOf(
  { before, after }: Record<'before' | 'after', Part | undefined>,
  { was, is, still }: { was: Parts; is: Parts; still: ReadonlySet<string> },
): PageChange | null {
  const part = after ?? before!
  const told = { id: part.id, kind: part.kind, object: firstObject(part, after ? is : was) }
  const holds = part.children.length
  if (!before || !after || before.kind !== after.kind)
    return { ...told, holds, what: after ? 'added' : 'removed', values: [] }
  const values = valuesOf(before, after)
  if (values.length > 0) return { ...told, holds, what: 'changed', values }
  return still.has(part.id) ? null : { ...told, holds, what: 'moved', values }
}

function firstObject({ kind, own, children }: Part, page: Parts): PageObject | null {
  if (kind === 'object') return own as PageObject
  const parts = children.flatMap((id) => page.byId.get(id) ?? [])
  return parts.map((part) => firstObject(part, page)).find((object) => object !== null) ?? null
}

function valuesOf(before: Part, after: Part): ValueChange[] {
  const [was, is] = [saidBy(before), saidBy(after)]
  return [...new Set([...Object.keys(is), ...Object.keys(was)])]
    .filter((name) => !same(was[name], is[name]))
    .map((name) => ({ name, before: was[name], after: is[name] }))
}

/** Of an object what is set on it, and its kind where that is another; of the rest what is at it. */
const saidBy = ({ kind, own }: Part): Record<string, unknown> => {
  const { id: _id, ...rest } = own
  if (kind !== 'object') return rest
  const { props, ...object } = rest as Omit<PageObject, 'id'>
  return { ...props, ...(object.type && { '': object.type }), ...('when' in object ? { when: object.when } : {}) }
}

/** The parts that are where they stood: in the same row or column, among the others that did. */
function stillParts(was: Parts, is: Parts): Set<string> {
  const lists = [{ before: was.rows, after: is.rows }]
  for (const [id, { children }] of is.byId) lists.push({ before: was.byId.get(id)?.children ?? [], after: children })
  return new Set(lists.flatMap(({ before, after }) => [...unmovedIn(before, after)]))
}

/** All parts of both pages: as they are now, and what is gone after what was before it. */
function inOrder(was: Parts, is: Parts): string[] {
  const order = [...is.byId.keys()]
  const there = new Set(order)
  let last = -1
  for (const id of was.byId.keys()) {
    if (there.has(id)) last = order.indexOf(id)
    else order.splice(++last, 0, id)
  }
  return order
}
