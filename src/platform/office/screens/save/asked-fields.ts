import type { Issue } from '#domain/validation/issue.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { conditionOf, holds, type Values } from '#platform/data/collection/writing/assertions/conditions.ts'
import { missing } from '#platform/data/collection/writing/issues.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { wireValue } from '#platform/data/field-types/value.ts'

interface Form {
  collection: AnyCollection
  row: Values | null
  written: Values
}

/**
 * Returns the input of a form. Input for hidden or locked fields is ignored, and they keep their stored values. Also
 * returns conditional fields that are empty but currently required.
 */
export const askedFields = (ctx: Context, form: Form): { written: Values; issues: Issue[] } => {
  const { collection, row } = form
  const conditional = Object.entries(collection.fields).filter(([, field]) => field.shownWhen || field.lockedWhen)
  if (conditional.length === 0) return { written: form.written, issues: [] }
  const stored = storedIn(ctx, form)
  const meets = (name: string, { when }: NonNullable<AnyField['shownWhen']>, values: Values) =>
    holds(conditionOf(ctx.app.collections, collection, when), { name, values, stored })
  const isOpen = (name: string, { shownWhen, lockedWhen }: AnyField, values: Values) =>
    (!shownWhen || meets(name, shownWhen, values)) && !(row && lockedWhen && meets(name, lockedWhen, values))
  let values = { ...stored, ...form.written }
  let shut = new Set<string>()
  // A hidden field cannot trigger others, so the check repeats without it.
  for (let isSettled = false; !isSettled;) {
    const now = conditional
      .filter(([name, field]) => shut.has(name) || !isOpen(name, field, values))
      .map(([name]) => name)
    isSettled = now.length === shut.size
    shut = new Set(now)
    for (const name of now) values = { ...values, [name]: stored[name] }
  }
  const lacking = conditional.filter(
    ([name, { shownWhen }]) => shownWhen?.isRequired && !shut.has(name) && isEmpty(values[name]),
  )
  return {
    written: Object.fromEntries(Object.entries(form.written).filter(([name]) => !shut.has(name))),
    issues: lacking.map(([name, field]) => missing(name, field)),
  }
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** Returns the initial values of a form: the row in the API's shape, or the defaults of a new one. */
function storedIn(ctx: Context, { collection, row }: Form): Values {
  const by = { viewer: ctx.viewer, now: nowOf(ctx) }
  return Object.fromEntries(
    Object.entries(collection.fields).map(([name, field]) => [
      name,
      row ? wireValue(name, field, row) : (field.initial?.(by) ?? null),
    ]),
  )
}
