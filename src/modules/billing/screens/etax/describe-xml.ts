import { href } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import type { Action, Pair, RecordDescription } from '#ui/office/description.ts'
import { xmlStates } from '../../etax/files/read-xml.server.ts'
import { etaxWords as words } from '../../etax/words.ts'

interface Document {
  _id: string
  kind: string
  number: string | null
}

/** What the screen of a document says about its XML: a section, and downloads. An XML without signature can be written again. */
export async function xmlPart(
  ctx: Context,
  { _id, kind, number }: Document,
): Promise<{ sections: RecordDescription['sections']; actions: Action[] }> {
  if (number === null || kind === 'quotation') return { sections: [], actions: [] }
  const states = await xmlStates(ctx, _id)
  const { locale } = ctx
  const address = href('/billing/document/:id/xml', { id: _id })
  const downloads = states.flatMap((state): Action[] => {
    if (state.sha256 === null) return []
    const isCancelled = state.kind === 'cancellation'
    return [
      {
        label: words[isCancelled ? 'cancellationXml' : 'xml'][locale],
        href: isCancelled ? `${address}?cancelled` : address,
        icon: 'download',
      },
    ]
  })
  const isOpen = states.length === 0 || states.some(({ isSigned }) => !isSigned)
  const write: Action[] = isOpen
    ? [{ label: words.write[locale], method: 'post', hidden: [{ name: 'intent', value: 'document-xml' }] }]
    : []
  const pairs =
    states.length === 0 ? [pair(words.xml[locale], words.none[locale])] : states.map((one) => pairOf(ctx, one))
  return { sections: [{ title: words.title[locale], pairs }], actions: [...downloads, ...write] }
}

const pair = (label: string, text: string): Pair => ({ label, value: { text } })

type State = Awaited<ReturnType<typeof xmlStates>>[number]

function pairOf({ locale }: Context, { kind, isSigned, problems, createdAt }: State): Pair {
  const label = words[kind === 'cancellation' ? 'cancellationXml' : 'xml'][locale]
  if (problems.length > 0)
    return pair(label, `${words.problem[locale]}: ${problems.map((problem) => problem[locale]).join(' · ')}`)
  const signed = words[isSigned ? 'signed' : 'unsigned'][locale]
  return pair(label, `${signed} · ${formatInstant(createdAt, { length: 'medium', locale })}`)
}
