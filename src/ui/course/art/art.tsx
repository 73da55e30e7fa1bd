import { createContext, use, type ReactNode } from 'react'
import { classes } from '#ui/theme/classes.ts'
import { symbolId, symbolsOf, type Design } from './motifs.ts'
import styles from './art.module.css'

const SheetIds = createContext<ReadonlySet<string>>(new Set())

type ArtSheetProps = { designs: Design[]; children: ReactNode }

/**
 * The SVG symbols of the covers inside, each once. Sheets nest: an inner sheet leaves out the symbols of the outer one.
 * So a page inside one sheet contains every motif once, however many lists it has.
 */
export function ArtSheet({ designs, children }: ArtSheetProps) {
  const outer = use(SheetIds)
  const missing = designs.filter((design) => !outer.has(symbolId(design)))
  const held = new Set([...outer, ...missing.map(symbolId)])
  return (
    <SheetIds value={held}>
      {missing.length > 0 && <Symbols designs={missing} />}
      {children}
    </SheetIds>
  )
}

/** A cover drawn for a category. Outside any sheet it contains its own symbol. */
export function Art({ category, motif, tone, isFlipped }: Design) {
  const design = { category, motif, tone, isFlipped }
  const id = symbolId(design)
  const isHeld = use(SheetIds).has(id)
  const drawing = `<use href="#${id}"/>`
  return (
    <svg
      className={classes(styles.art, isFlipped && styles['art--flip'])}
      data-cat={category}
      data-tone={tone}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: isHeld ? drawing : symbolsOf([design]) + drawing }}
    />
  )
}

function Symbols({ designs }: { designs: Design[] }) {
  return <svg className={styles.sheet} aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbolsOf(designs) }} />
}
