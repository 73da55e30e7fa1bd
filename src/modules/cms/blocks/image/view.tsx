import { classes } from '#ui/theme/classes.ts'
import { isExternal } from '../../rules/external.ts'
import type { Props } from './block.ts'
import styles from './image.module.css'

/** A picture with its caption; a link that leaves the site opens beside it. */
export default function Image({ shown: { url, alt, link, caption } }: { shown: Props }) {
  if (url === '') return null
  const picture = <img src={url} alt={alt} loading="lazy" decoding="async" />
  const way = link && isExternal(link) ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <figure className={classes('wrap', 'block', styles.image)}>
      {link ? (
        <a href={link} {...way}>
          {picture}
        </a>
      ) : (
        picture
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
