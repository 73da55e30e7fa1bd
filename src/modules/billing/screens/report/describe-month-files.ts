import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Action, RecordDescription } from '#ui/office/description.ts'
import { countMonth, countUnsigned, documentsInPart } from '../../etax/files/month-files.server.ts'
import { etaxWords as words } from '../../etax/words.ts'

/** The downloads of a month as a section, and the action that writes missing XML; none for a month without documents. */
export async function describeMonthFiles(
  ctx: Context,
  of: { branchID: string; month: string },
): Promise<{ sections: RecordDescription['sections']; actions: Action[] }> {
  const count = await countMonth(ctx, of)
  if (count === 0) return { sections: [], actions: [] }
  const { locale } = ctx
  const parts = Math.ceil(count / documentsInPart)
  const links = Array.from({ length: parts }, (_, at) => ({
    href: `${href('/billing/report/download/:branch', { branch: of.branchID })}?month=${of.month}&part=${at + 1}`,
    text: parts === 1 ? words.files[locale] : fill(words.filesPart[locale], { n: at + 1 }),
  }))
  const pairs = [
    { label: words.monthFiles[locale], value: links },
    { label: words.sending[locale], value: { text: words.filesText[locale] } },
  ]
  const open = await countUnsigned(ctx, of)
  const label = fill(words.writeMonth[locale], { n: open })
  const write: Action = { label, method: 'post', hidden: [{ name: 'intent', value: 'etax-write' }] }
  return { sections: [{ title: words.title[locale], pairs }], actions: open > 0 ? [write] : [] }
}
