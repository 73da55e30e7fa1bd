import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import { isReadable } from '#platform/http/api/wire.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { isWritable } from '#platform/data/collection/writing/accept.ts'
import type { Context } from '#platform/context.ts'
import type { FieldChange } from '#platform/data/history/changes.ts'
import { editsOf, type Entry } from '#platform/data/history/history-of.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { rolesTold } from '#platform/identity/site-roles/roles-told.ts'
import type { Action } from '#ui/office/description.ts'
import type { ChangeLine } from '#ui/office/record/timeline/description.ts'
import { cellOf } from '../description/cell.ts'
import { type Labels, labelsFor } from '../description/labels.ts'
import { recordWords as words } from './words.ts'

export interface ToldEdit {
  at: string
  version: number
  who: string
  what: string
  changes: ChangeLine[]
  restore?: Action
}

const most = 20
const longest = 160

/** Returns the latest edits of a row in words: old and new value of each field, and how to restore it. */
export const describeEdits = async (
  ctx: Context,
  { collection, row }: { collection: AnyCollection; row: Record<string, unknown> },
): Promise<ToldEdit[]> => {
  if (!collection.history) return []
  const kept = await editsOf(ctx, collection, { _id: String(row['_id']), limit: most })
  const edits = await rolesTold(ctx, collection, kept)
  const labels = await labelsFor(ctx, { collection, rows: edits.flatMap(({ entry }) => rowsIn(collection, entry)) })
  const mayRestore = mayEver(collection.access.update, ruledBy(ctx, collection))
  const of = { collection, labels, mayRestore, version: Number(row['version']) }
  return edits.map(({ entry, changedMore }, at) => ({
    ...{ at: entry.at, version: entry.version, who: whoIn(ctx, entry.by) },
    what: whatIn(ctx, entry, changedMore),
    changes: entry.verb === 'update' ? linesOf(ctx, entry, { ...of, changedMore }) : [],
    ...(mayRestore && at > 0 && isEdit(entry) && { restore: wholeRow(ctx, entry, of.version) }),
  }))
}

const isEdit = ({ verb }: Entry) => verb === 'update' || verb === 'create'

const whoIn = ({ locale }: Context, { name, actor }: Entry['by']) =>
  actor ? fill(words.inTheNameOf[locale], { name, actor: actor.name }) : name || words.visitor[locale]

const acts = { create: words.created, remove: words.removedThen, restore: words.restoredThen } as const

function whatIn({ locale }: Context, { verb, changes }: Entry, changedMore: boolean) {
  if (verb !== 'update') return acts[verb][locale]
  return Object.keys(changes).length === 0 && changedMore ? words.changedElse[locale] : words.changed[locale]
}

interface EditsOptions {
  collection: AnyCollection
  labels: Labels
  mayRestore: boolean
  changedMore: boolean
  version: number
}

/** Returns a line for each readable field, and one for all others together. */
function linesOf(ctx: Context, entry: Entry, of: EditsOptions): ChangeLine[] {
  const { collection, labels } = of
  const told = Object.entries(entry.changes).filter(([name]) => isReadable(ctx, collection.fields[name]))
  const lines = told.flatMap(([name, change]): ChangeLine[] => {
    const field = collection.fields[name]
    if (!field) return []
    const shown = (side: 'before' | 'after') => {
      if ('isSecret' in change) return words.secret[ctx.locale]
      const value = decoded(collection, name, change[side])
      const { text, isMuted } = cellOf(ctx, { value, field, labels })
      return isMuted ? null : shortened(text)
    }
    const restore = canRestore(ctx, of, { name, change }) && oneField(ctx, { entry, name, of })
    return [
      { label: field.label[ctx.locale], before: shown('before'), after: shown('after'), ...(restore && { restore }) },
    ]
  })
  return lines.length > 0 && of.changedMore ? [...lines, { label: words.changedElse[ctx.locale] }] : lines
}

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text)

function canRestore(
  ctx: Context,
  { collection, mayRestore }: EditsOptions,
  { name, change }: { name: string; change: FieldChange },
) {
  return mayRestore && !('isSecret' in change) && !change.isCut && isWritable(ctx, collection.fields[name]!)
}

const oneField = (
  { locale }: Context,
  { entry, name, of }: { entry: Entry; name: string; of: EditsOptions },
): Action => ({
  label: words.restoreValue[locale],
  description: fill(words.restoreValueOf[locale], { field: of.collection.fields[name]!.label[locale] }),
  ...restoring({ to: entry.version - 1, field: name, version: of.version }),
})

const wholeRow = ({ locale }: Context, entry: Entry, version: number): Action => ({
  label: words.restoreRow[locale],
  ...restoring({ to: entry.version, version }),
})

const restoring = (what: {
  to: number
  version: number
  field?: string
}): Pick<Action, 'method' | 'icon' | 'hidden'> => ({
  method: 'post',
  icon: 'history',
  hidden: [
    { name: 'intent', value: 'restore-version' },
    ...Object.entries(what).map(([name, value]) => ({ name, value: String(value) })),
  ],
})

/** Returns the values of an edit as rows, to find titles of referenced rows. */
const rowsIn = (collection: AnyCollection, { verb, changes }: Entry) =>
  verb !== 'update'
    ? []
    : (['before', 'after'] as const).map((side) =>
        Object.fromEntries(
          Object.entries(changes).map(([name, change]) => [
            name,
            'isSecret' in change ? null : decoded(collection, name, change[side]),
          ]),
        ),
      )

/** History contains wire values; cells show stored values. */
function decoded({ fields }: AnyCollection, name: string, wire: unknown): unknown {
  if (wire === undefined || wire === null) return null
  const read = fields[name]?.decode.safeParse(wire)
  return read?.success ? read.data : wire
}
