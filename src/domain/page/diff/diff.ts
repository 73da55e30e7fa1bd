import { type Part, type Parts, partsOf } from '../merge/parts.ts'
import { same } from '../merge/same.ts'
import type { Page, PageObject } from '../page.ts'
import { unmovedIn } from './still.ts'

/** A changed value of an object. Undefined means that the value was or is missing. */
export interface ValueChange {
  name: string
  before: unknown
  after: unknown
}

/** The change of a row, column or object. If a part was added or removed, its children changed with it. */
export interface PageChange {
  id: string
  kind: Part['kind']
  what: 'added' | 'removed' | 'changed' | 'moved'
  /** The present or former object. For a row or column it is the first object inside, if any. */
  object: PageObject | null
  /** Number of columns of a row, or objects of a column, that were added or removed with it. */
  holds: number
  values: ValueChange[]
}

/**
 * Returns the changes between two pages in the order of the present page. A removed part is at its former place.
 * Children of an added or removed row or column are not listed again.
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

/** The entry of a new or removed row covers its children. A part that moved in or out has its own entry. */
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

/**
 * Returns the own values of an object, with its kind if that changed. For other parts it returns the values that they
 * have.
 */
const saidBy = ({ kind, own }: Part): Record<string, unknown> => {
  const { id: _id, ...rest } = own
  if (kind !== 'object') return rest
  const { props, type, version: _version, ...settings } = rest as Omit<PageObject, 'id'>
  return { ...props, ...(type && { '': type }), ...settings }
}

/** Returns the parts that did not move: same parent, and same order among the parts that did not move. */
function stillParts(was: Parts, is: Parts): Set<string> {
  const lists = [{ before: was.rows, after: is.rows }]
  for (const [id, { children }] of is.byId) lists.push({ before: was.byId.get(id)?.children ?? [], after: children })
  return new Set(lists.flatMap(({ before, after }) => [...unmovedIn(before, after)]))
}

/** Returns all parts of both pages: present ones in order, and each removed one after its former predecessor. */
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
