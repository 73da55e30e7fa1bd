import { RichText } from '#ui/prose/rich-text.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './html.module.css'
import type { HtmlContent } from './load.server.ts'

/** HTML that the server sanitized, or all of it in a frame that cannot access the page. */
export default function Html({ shown: { html, frame } }: { shown: HtmlContent }) {
  if (frame) return <Frame frame={frame} />
  if (html === '') return null
  return (
    <div className={classes('wrap', 'block', styles.html)}>
      <RichText html={html} isPlain />
    </div>
  )
}

function Frame({ frame: { src, height, title } }: { frame: NonNullable<HtmlContent['frame']> }) {
  return (
    <div className="wrap block">
      <iframe
        className={styles.frame}
        src={src}
        height={height}
        title={title}
        sandbox="allow-scripts allow-forms allow-popups"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </div>
  )
}
