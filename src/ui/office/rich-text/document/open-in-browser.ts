import { getSchema } from '@tiptap/react'
import { openText } from './open.ts'
import { documentParts } from './parts.ts'

/** Opens a text for the editor: the parts of its document and the text in them. Parsing runs no scripts. */
export function openInBrowser(html: string, words: { locked: string }) {
  const parts = documentParts(words)
  const parse = (own: string) => new DOMParser().parseFromString(own, 'text/html').body
  return { parts, ...openText(html, { schema: getSchema(parts), parse }) }
}
