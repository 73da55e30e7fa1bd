import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { AnyCollection } from '#platform/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { type Entry, entriesOf } from '#platform/history/history-of.ts'
import { fill } from '#platform/i18n/words.ts'
import type { RecordDescription, TimelineEntry } from '#ui/office/description.ts'
import { words } from '../words.ts'

const most = 10
const mostFields = 4

/** The newest ten edits of a row in words; nothing, and no query, where the collection keeps no history. */
export const timelineOf = async (
  ctx: Context,
  collection: AnyCollection,
  _id: string,
): Promise<Pick<RecordDescription, 'timeline'>> => {
  if (!collection.keepsHistory) return {}
  const entries = await entriesOf(ctx, collection, { _id, limit: most })
  if (entries.length === 0) return {}
  return {
    timeline: { title: words.edits[ctx.locale], entries: entries.map((entry) => describe(ctx, collection, entry)) },
  }
}

const describe = ({ locale }: Context, collection: AnyCollection, entry: Entry): TimelineEntry => ({
  id: String(entry.version),
  what: entry.verb === 'update' ? edited(locale, collection, entry) : acts[entry.verb][locale],
  who: whoIn(locale, entry.by),
  when: formatInstant(entry.at, { length: 'medium', locale }),
})

const whoIn = (locale: Context['locale'], { name, actor }: Entry['by']) =>
  actor ? fill(words.inTheNameOf[locale], { name, actor: actor.name }) : name || words.visitor[locale]

const acts = { create: words.created, remove: words.removedThen, restore: words.restoredThen } as const

/** Which fields were edited; those that the viewer may not read are something else to him. */
function edited(locale: Context['locale'], collection: AnyCollection, { changes }: Entry): string {
  const labels = Object.keys(changes).flatMap((name) => collection.fields[name]?.label[locale] ?? [])
  if (labels.length === 0) return words.editedElse[locale]
  const shown = labels.slice(0, mostFields).join(locale === 'th' ? ' ' : ', ')
  const more = labels.length - mostFields
  return fill(words.edited[locale], { fields: shown }) + (more > 0 ? fill(words.andMore[locale], { n: more }) : '')
}
