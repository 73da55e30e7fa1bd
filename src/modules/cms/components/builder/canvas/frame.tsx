import { type ReactNode, useEffect } from 'react'
import { type BuilderMessage, useDescribed } from '../store/use-builder.ts'
import { useBuilderKeys } from '../keys/use-keys.ts'
import chrome from './chrome.css?url'

const layers = '@layer base, layout, parts, art;'

/** The canvas document with the site's styles: its stylesheets, colours and fonts, and none of the staff interface. */
export function Frame({ children, document: inside }: { children: ReactNode; document?: Document }) {
  const { canvas, kinds, locale, words } = useDescribed()
  useBuilderKeys(inside)
  useEffect(() => {
    if (!inside) return
    const sheets = [...new Set([...kinds.flatMap(({ styles }) => styles), ...canvas.sheets, chrome])]
    return dress(inside, { sheets, styles: [canvas.style, wordsStyle(words)], scheme: canvas.scheme, locale })
  }, [inside, canvas, kinds, locale, words])
  return children
}

interface Clothes {
  sheets: string[]
  styles: string[]
  scheme: string
  locale: string
}

/** Applies the styles to the document, and removes them again. */
function dress(inside: Document, { sheets, styles, scheme, locale }: Clothes) {
  inside.documentElement.lang = locale
  inside.documentElement.dataset['scheme'] = scheme
  const added = [
    styleOf(inside, layers),
    ...sheets.map((href) => sheetOf(inside, href)),
    ...styles.map((text) => styleOf(inside, text)),
  ]
  inside.head.append(...added)
  return () => added.forEach((one) => one.remove())
}

const wordsStyle = ({ dropRow, dropBlock, empty, emptyColumn }: BuilderMessage['words']) =>
  `:root{--drop-row:${quoted(dropRow)};--drop-block:${quoted(dropBlock)};--empty-page:${quoted(empty)};--empty-column:${quoted(emptyColumn)}}`

const quoted = (text: string) => JSON.stringify(text).replaceAll('<', String.raw`\3c `)

function styleOf(inside: Document, text: string) {
  const style = inside.createElement('style')
  style.textContent = text
  return style
}

function sheetOf(inside: Document, href: string) {
  const link = inside.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return link
}
