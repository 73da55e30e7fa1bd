import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { isSecret } from '#platform/data/field-types/field-type-of.ts'
import { markOf, markOfStored, type Opened } from './opened.ts'

type Row = Record<string, unknown>

export interface Merged {
  /** What of the form is to be stored. */
  change: Row
  /** Fields that both changed, each otherwise, of which it has not been said whose stands. */
  asked: string[]
  /** How many fields only the other one changed: the row keeps what he saved. */
  joined: number
}

/** Whose value of a field stands; it counts only against the value that was shown beside it. */
export interface Choice {
  stands: 'mine' | 'theirs'
  against: string
}

/**
 * A form against a row that was saved meanwhile. Of a field that only one of the two changed that change stands; where both
 * did, the choice decides, and is asked for where it is missing or the row has changed once more.
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

/** Who changed a field since the form was opened; of one without a mark both did, unless they agree. */
function changedBy(marks: { opened: string | undefined; mine: string; stored: string }) {
  const { opened, mine, stored } = marks
  if (mine === stored) return 'neither'
  if (mine === opened) return 'theirs'
  return stored === opened ? 'mine' : 'both'
}
