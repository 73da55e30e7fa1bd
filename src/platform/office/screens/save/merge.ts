import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { isSecret } from '#platform/data/field-types/field-type-of.ts'
import { markOf, markOfStored, type Opened } from './opened.ts'

type Row = Record<string, unknown>

export interface Merged {
  /** The part of the form to store. */
  change: Row
  /** Conflicting fields without a decision. */
  asked: string[]
  /** How many fields only the other person changed; the row keeps their values. */
  joined: number
}

/** The chosen side of a conflict. It applies only to the other value that was shown with it. */
export interface Choice {
  stands: 'mine' | 'theirs'
  against: string
}

/**
 * Merges a form with a row that was saved meanwhile. A change by one side is kept. If both changed a field, the user's
 * choice decides. It is asked for if missing, or if the row changed again.
 */
export const merge = (
  ctx: Context,
  of: {
    collection: AnyCollection
    opened: Opened
    row: Row
    written: Row
    choiceOf: (name: string) => Choice | null
  },
): Merged => {
  const { collection, opened, row, written, choiceOf } = of
  const merged: Merged = { change: {}, asked: [], joined: 0 }
  for (const [name, value] of Object.entries(written)) {
    const field = collection.fields[name]!
    const marks = {
      opened: opened.marks[name],
      mine: markOf(ctx, field, value),
      stored: markOfStored(ctx, collection, { name, row }),
    }
    const changed = isSecret(field) ? 'mine' : changedBy(marks)
    const choice = changed === 'both' ? choiceOf(name) : null
    const stands = choice?.against === marks.stored ? choice.stands : changed
    if (stands === 'mine' || stands === 'both') merged.change[name] = value
    if (stands === 'both') merged.asked.push(name)
    if (changed === 'theirs') merged.joined += 1
  }
  return merged
}

/** Returns who changed a field since the form was opened. Without a mark both did, unless they agree. */
function changedBy(marks: { opened: string | undefined; mine: string; stored: string }) {
  const { opened, mine, stored } = marks
  if (mine === stored) return 'neither'
  if (mine === opened) return 'theirs'
  return stored === opened ? 'mine' : 'both'
}
