import { classes } from '#ui/theme/classes.ts'
import styles from './state.module.css'

type BoneProps = { width?: string; height?: string; isCover?: boolean }

/** A placeholder box with the size of its content (CSS lengths). */
export function Skeleton({ width = '100%', height, isCover }: BoneProps) {
  return <span className={classes(styles.bone, isCover && styles['bone--cover'])} style={{ width, height }} />
}

/** The placeholder of a course card. */
export function SkeletonCard() {
  return (
    <div className={styles.bonecard}>
      <Skeleton isCover />
      <Skeleton width="45%" height=".8rem" />
      <Skeleton height="1.15rem" />
      <Skeleton width="70%" height="1.15rem" />
      <Skeleton width="55%" height=".9rem" />
      <Skeleton width="38%" height="1.3rem" />
    </div>
  )
}
