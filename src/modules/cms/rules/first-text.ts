import { excerpt } from '#domain/thai-text/excerpt.ts'
import { stripHtml } from '#domain/thai-text/strip-html.ts'

/** As long as search engines show. */
const most = 160

/** What a page says of itself where its author wrote nothing for search engines: the beginning of its first text or lead. */
export function firstText(objects: readonly { type: string; said: unknown }[]): string {
  for (const { type, said } of objects) {
    const { html, lead } = (said ?? {}) as { html?: unknown; lead?: unknown }
    const text = type === 'heading' ? lead : type === 'text' ? html : undefined
    const plain = typeof text === 'string' ? stripHtml(text) : ''
    if (plain !== '') return excerpt(plain, most)
  }
  return ''
}
