import type { CSSProperties, ReactNode } from 'react'
import { classes } from '#ui/theme/classes.ts'
import { Art } from './art/art.tsx'
import type { Design } from './art/motifs.ts'
import styles from './cover.module.css'

/** An uploaded picture with its focal point in per cent, and the size it has. */
export type Picture = { url: string; width?: number; height?: number; focal?: { x: number; y: number } }

export type CoverImage = { picture?: Picture | null; design: Design }

type CoverProps = CoverImage & { ribbon?: ReactNode; className?: string; isFirst?: boolean }

/** The picture of a course: the uploaded one, or one drawn from its category. `isFirst` loads it before the rest. */
export function Cover({ picture, design, ribbon, className, isFirst }: CoverProps) {
  return (
    <span className={classes(styles.cover, className)} style={picture?.focal && focalStyle(picture.focal)}>
      {picture ? <Photo picture={picture} isFirst={isFirst} /> : <Art {...design} />}
      {ribbon && <span className={styles.ribbon}>{ribbon}</span>}
    </span>
  )
}

/** The designs among these covers that have no picture: what their sheet must hold. */
export function drawnDesigns(covers: CoverImage[]): Design[] {
  return covers.filter(({ picture }) => !picture).map(({ design }) => design)
}

function Photo({ picture, isFirst }: { picture: Picture; isFirst: boolean | undefined }) {
  const { url, width, height } = picture
  return (
    <img
      src={url}
      alt=""
      width={width}
      height={height}
      decoding="async"
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  )
}

function focalStyle({ x, y }: { x: number; y: number }) {
  return { '--focal': `${x}% ${y}%` } as CSSProperties
}
