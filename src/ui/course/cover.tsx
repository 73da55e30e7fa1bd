import type { ReactNode } from 'react'
import { srcSetOf } from '#domain/file/picture-widths.ts'
import { classes } from '#ui/theme/classes.ts'
import { Art } from './art/art.tsx'
import type { Design } from './art/motifs.ts'
import styles from './cover.module.css'

/** An uploaded picture: its focal point for cropping as CSS, its alternative text, and its size. */
export type Picture = { url: string; position?: string; alt?: string; width?: number; height?: number }

export type CoverImage = { picture?: Picture | null; design: Design }

type CoverProps = CoverImage & { ribbon?: ReactNode; className?: string; isFirst?: boolean }

/** The picture of a course: the uploaded one, or one drawn for its category. `isFirst` loads it before the others. */
export function Cover({ picture, design, ribbon, className, isFirst }: CoverProps) {
  return (
    <span className={classes(styles.cover, className)}>
      {picture ? <Photo picture={picture} isFirst={isFirst} /> : <Art {...design} />}
      {ribbon && <span className={styles.ribbon}>{ribbon}</span>}
    </span>
  )
}

/** Returns the designs of the covers without a picture, which their sheet must contain. */
export function drawnDesigns(covers: CoverImage[]): Design[] {
  return covers.filter(({ picture }) => !picture).map(({ design }) => design)
}

function Photo({ picture, isFirst }: { picture: Picture; isFirst: boolean | undefined }) {
  const { url, position, alt = '', width, height } = picture
  const srcSet = srcSetOf(url)
  return (
    <img
      src={url}
      srcSet={srcSet}
      sizes={srcSet && (isFirst ? first : later)}
      alt={alt}
      width={width}
      height={height}
      style={{ objectPosition: position }}
      decoding="async"
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  )
}

/** A lazy cover uses its width at load time, if the browser supports that. */
const later = 'auto, (min-width: 769px) 25rem, 60vw'
const first = '(min-width: 769px) 45rem, 100vw'
