import { classes } from '#ui/theme/classes.ts'
import styles from './logo.module.css'

type AvatarProps = { initials: string; pictureUrl?: string | null; isLarge?: boolean }

/** A person's picture or two initials. It is decorative, because the name is beside it. */
export function Avatar({ initials, pictureUrl, isLarge }: AvatarProps) {
  const shape = classes(styles.avatar, isLarge && styles['avatar--l'])
  if (pictureUrl) return <img className={shape} src={pictureUrl} alt="" />
  return (
    <span className={shape} aria-hidden="true">
      {initials}
    </span>
  )
}
