import { formatBytes } from '#domain/file/file-bytes.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { type Unused, unusedOn } from '#platform/content/file/references/unused.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { Action, Column, RecordDescription, Row } from '#ui/office/description.ts'
import { lately } from '../commands/keep-storage.server.ts'
import { unusedWords as words } from '../words.ts'

const mostRows = 20

/** The unused files of the site, oldest first, with the buttons to delete them. */
export const describeUnused = async (ctx: Context): Promise<RecordDescription['related'][number]> => {
  const { locale } = ctx
  const unused = await unusedOn(ctx, { until: ctx.now - lately })
  const removeAll: Action = {
    ...{ label: words.removeAll[locale], method: 'post', icon: 'trash', isDestructive: true },
    hidden: [{ name: 'intent', value: 'remove-unused' }],
  }
  return {
    title: words.title[locale],
    count: unused.length.toLocaleString('th-TH'),
    ...(unused.length > 0 && { add: removeAll }),
    list: {
      columns: columnsOf(ctx),
      rows: unused.slice(0, mostRows).map((file) => rowOf(ctx, file)),
      empty: { title: words.none[locale], text: words.noneText[locale] },
      words: listWords(locale),
    },
  }
}

const columnsOf = ({ locale }: Context): Column[] => [
  { name: 'name', label: words.name[locale], kind: 'file' },
  { name: 'size', label: words.size[locale], kind: 'number' },
  { name: 'by', label: words.by[locale], kind: 'person' },
  { name: 'at', label: words.at[locale], kind: 'instant' },
]

const rowOf = ({ locale }: Context, { id, name, kept, by, createdAt }: Unused): Row => ({
  id,
  cells: {
    name: { text: name },
    size: { text: formatBytes(kept) },
    by: { text: by },
    at: { text: formatInstant(createdAt, { length: 'medium', locale }) },
  },
  actions: [
    {
      ...{ label: words.remove[locale], method: 'post', isDestructive: true },
      hidden: [
        { name: 'intent', value: 'remove-unused' },
        { name: 'file', value: id },
      ],
    },
  ],
})
