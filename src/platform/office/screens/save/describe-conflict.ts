import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { entriesOf } from '#platform/data/history/history-of.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { ConflictDescription } from '#ui/office/form-description.ts'
import { cellOf } from '../description/cell.ts'
import { labelsFor } from '../description/labels.ts'
import { conflictWords as words } from './words.ts'
import { markOfStored } from './opened.ts'

type Row = Record<string, unknown>
interface Save {
  who: string
  when: string
}

/** Maximum saves examined to find who changed a field. */
const mostSaves = 50
const longest = 280

/**
 * Returns the conflicts of fields that two people changed differently: both values, and who saved the other one when.
 */
export const describeConflict = async (
  ctx: Context,
  of: { collection: AnyCollection; row: Row; written: Row; asked: readonly string[]; joined: number; since: number },
): Promise<ConflictDescription> => {
  const { collection, row, written, asked, joined } = of
  const { locale } = ctx
  const mine = Object.fromEntries(asked.map((name) => [name, decoded(collection, name, written[name])]))
  const labels = await labelsFor(ctx, { collection, rows: [row, mine] })
  const shown = (name: string, value: unknown) =>
    cellOf(ctx, { value, field: collection.fields[name]!, labels, isRecord: true })
      .text.slice(0, longest)
      .toWellFormed()
  const saves = await savesOf(ctx, collection, of)
  const { who, when } = saves.last
  return {
    title: fill(words.title[locale], { who, when }),
    text: [
      ...(joined > 0 ? [fill(words.joined[locale], { n: joined })] : []),
      fill(words.left[locale], { n: asked.length }),
    ].join(' '),
    mine: words.mine[locale],
    fields: asked.map((name) => ({
      name,
      label: collection.fields[name]!.label[locale],
      against: markOfStored(ctx, collection, { name, row }),
      mine: shown(name, mine[name]),
      theirs: shown(name, row[name]),
      by: fill(words.by[locale], { ...(saves.of.get(name) ?? saves.last) }),
    })),
    acts: [
      { label: fill(words.takeTheirs[locale], { who }), stands: 'theirs' },
      { label: words.takeMine[locale], stands: 'mine' },
    ],
  }
}

/** Returns the input in stored form, or unchanged if it is invalid. */
function decoded(collection: AnyCollection, name: string, value: unknown): unknown {
  const read = collection.fields[name]!.decode.safeParse(value)
  return read.success ? read.data : String(value ?? '')
}

/** Returns who last saved the row and each field since the form was opened. Without history only when. */
async function savesOf(ctx: Context, collection: AnyCollection, { row, since }: { row: Row; since: number }) {
  const { locale } = ctx
  const at = (instant: unknown) => formatInstant(String(instant), { length: 'medium', locale })
  const entries = collection.history
    ? await entriesOf(ctx, collection, { _id: String(row['_id']), limit: mostSaves })
    : []
  const of = new Map<string, Save>()
  for (const entry of entries.filter(({ version }) => version > since).toReversed())
    for (const name of Object.keys(entry.changes)) of.set(name, { who: whoOf(ctx, entry.by.name), when: at(entry.at) })
  const [last] = entries
  const known = last && last.version > since ? { who: whoOf(ctx, last.by.name), when: at(last.at) } : null
  return { of, last: known ?? { who: words.somebody[locale], when: at(row['updatedAt']) } }
}

const whoOf = ({ locale }: Context, name: string) => name || words.somebody[locale]
