import { stripHtml } from '#domain/thai-text/strip-html.ts'
import { sanitised } from '#platform/data/collection/clean.ts'
import type { BlockLoad, Placed } from '#platform/content/page/block.ts'
import { jsonInHtml } from '../../../rules/json-in-html.ts'
import type { Props } from './block.ts'

export interface AccordionContent extends Pick<Props, 'title' | 'text' | 'isOneOpen' | 'open'> {
  id: string
  items: { question: string; html: string }[]
  /** The questions of the whole page as schema.org data, on the first block with questions. Empty on the others. */
  data: string
}

const safe = sanitised(20_000)

export const load: BlockLoad<Props, AccordionContent> = async (_ctx, placed) => {
  const cleaned = placed.map((one) => ({ ...one, items: itemsOf(one) }))
  const asking = cleaned.filter(({ props, items }) => props.isFaq && items.length > 0)
  const data = dataOf(asking.flatMap(({ items }) => items))
  return Object.fromEntries(
    cleaned.map(({ id, props: { title, text, isOneOpen, open }, items }) => [
      id,
      { id, title, text, isOneOpen, open, items, data: id === asking[0]?.id ? data : '' },
    ]),
  )
}

/** A question without an answer is left out. */
const itemsOf = ({ props }: Placed<Props>): AccordionContent['items'] =>
  props.items.flatMap(({ question, answer }) => {
    const html = safe.safeParse(answer).data ?? ''
    return html === '' ? [] : [{ question, html }]
  })

const dataOf = (items: AccordionContent['items']) =>
  jsonInHtml({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, html }) => ({
      ...{ '@type': 'Question', name: question },
      acceptedAnswer: { '@type': 'Answer', text: stripHtml(html) },
    })),
  })
