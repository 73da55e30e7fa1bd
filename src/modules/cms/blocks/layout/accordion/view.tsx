import { Icon } from '#ui/icon/icon.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { Head } from '#ui/prose/head.tsx'
import { RichText } from '#ui/prose/rich-text.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './accordion.module.css'
import type { AccordionContent } from './load.server.ts'

/** Sections that the browser itself opens and closes. Renders nothing without entries. */
export default function Accordion({ shown }: { shown: AccordionContent }) {
  const { id, title, text, items, isOneOpen, open, data } = shown
  if (items.length === 0) return null
  return (
    <section className={classes('wrap', 'block', styles.accordion)} data-titled={title ? '' : undefined}>
      {title && <Head title={<Breakable text={title} />} {...(text && { text })} />}
      <div className={styles.items}>
        {items.map(({ question, html }, at) => (
          <details key={at} className={styles.item} name={isOneOpen ? id : undefined} open={at < open}>
            <summary>
              <span>{question}</span>
              <Icon name="down" />
            </summary>
            <div className={styles.answer}>
              <RichText html={html} isPlain />
            </div>
          </details>
        ))}
      </div>
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />}
    </section>
  )
}
