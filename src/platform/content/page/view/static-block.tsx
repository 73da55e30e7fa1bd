import { createContext, use, useMemo } from 'react'
import styles from './page-view.module.css'

/**
 * A still object as it is drawn already: its HTML, or, where that is part of the document and so need not be sent with its data
 * as well, which of the document's it is.
 */
export type Drawn = { html: string } | { at: number }

/** What stands for the still objects of the document that is being made, by their number. A browser has them in the document. */
export const DrawnHere = createContext<(at: number) => string>((at) => inDocument(at))

/** A still object that the server has drawn once for all who see it; its script never comes. */
export function StaticBlock({ drawn }: { drawn: Drawn }) {
  const here = use(DrawnHere)
  const html = 'html' in drawn ? drawn.html : undefined
  const at = 'at' in drawn ? drawn.at : undefined
  // React writes what is new to it: the object must be the same until the page is another.
  const inner = useMemo(() => ({ __html: html ?? here(at!) }), [html, at, here])
  return <div className={styles.still} data-still={at} suppressHydrationWarning dangerouslySetInnerHTML={inner} />
}

/** What is there already, so that it stays where React has to draw the page again. */
const inDocument = (at: number) =>
  typeof document === 'undefined' ? '' : (document.querySelector(`[data-still="${at}"]`)?.innerHTML ?? '')
