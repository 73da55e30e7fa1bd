import { createContext, use, useMemo } from 'react'
import styles from './page-view.module.css'

/** A pre-rendered static object: its HTML, or its number in the document, which then need not be sent again as data. */
export type Drawn = { html: string } | { at: number }

/** The HTML of static objects in the current document, by number. A browser reads it from the document. */
export const DrawnHere = createContext<(at: number) => string>((at) => inDocument(at))

/** A static object that the server rendered once for all viewers; its script is never loaded. */
export function StaticBlock({ drawn }: { drawn: Drawn }) {
  const here = use(DrawnHere)
  const html = 'html' in drawn ? drawn.html : undefined
  const at = 'at' in drawn ? drawn.at : undefined
  // React rewrites the HTML if this object changes, so it must stay the same for the page's lifetime.
  const inner = useMemo(() => ({ __html: html ?? here(at!) }), [html, at, here])
  return <div className={styles.still} data-still={at} suppressHydrationWarning dangerouslySetInnerHTML={inner} />
}

/** The existing HTML in the document, which React keeps when it re-renders the page. */
const inDocument = (at: number) =>
  typeof document === 'undefined' ? '' : (document.querySelector(`[data-still="${at}"]`)?.innerHTML ?? '')
