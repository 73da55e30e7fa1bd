import { excerpt } from '#domain/thai-text/excerpt.ts'
import { stripHtml } from '#domain/thai-text/strip-html.ts'

/** Characters that search engines show. */
const most = 160

interface FirstTextMessage {
  html?: unknown
  lead?: unknown
  items?: readonly { question?: unknown }[]
}

/** The default description of a page: the beginning of its first text, lead or questions. */
export function firstText(objects: readonly { type: string; said: unknown }[]): string {
  for (const { type, said } of objects) {
    const text = textOf(type, (said ?? {}) as FirstTextMessage)
    const plain = typeof text === 'string' ? stripHtml(text) : ''
    if (plain !== '') return excerpt(plain, most)
  }
  return ''
}

function textOf(type: string, { html, lead, items = [] }: FirstTextMessage): unknown {
  if (type === 'heading') return lead
  if (type === 'text') return html
  return type === 'accordion' ? items.map(({ question }) => question).join(' ') : undefined
}
