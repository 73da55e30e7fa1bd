import { getSchema } from '@tiptap/react'
import { openText } from './open.ts'
import { documentParts } from './parts.ts'

/** What the editor needs of a text: the parts of its document, and the text in them. Nothing of it runs while it is read. */
export function openInBrowser(html: string, words: { locked: string }) {
  const parts = documentParts(words)
  const parse = (own: string) => new DOMParser().parseFromString(own, 'text/html').body
  return { parts, ...openText(html, { schema: getSchema(parts), parse }) }
}
