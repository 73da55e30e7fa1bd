import { href, useLocation } from 'react-router'
import { srcSetOf } from '#domain/file/picture-widths.ts'
import { classes } from '#ui/theme/classes.ts'
import type { ImageContent } from './load.server.ts'
import styles from './image.module.css'

export default function Image({ shown }: { shown: ImageContent }) {
  const { url, alt, caption, alignment, showHome, style, size, way } = shown
  const isHome = useLocation().pathname === href('/')
  if (url === '' || (isHome && !showHome)) return null
  const sizes = srcSetOf(url) && { srcSet: srcSetOf(url), sizes: 'auto, 100vw' }
  const picture = <img src={url} alt={alt} {...size} {...sizes} loading="lazy" decoding="async" />
  return (
    <figure className={classes('wrap', 'block', styles.image)} data-alignment={alignment} style={style}>
      {way ? <a {...way}>{picture}</a> : picture}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
