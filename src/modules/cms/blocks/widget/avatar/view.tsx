import { Avatar } from '#ui/frame/avatar.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import type { AvatarContent } from './load.server.ts'
import styles from './avatar.module.css'

/** The viewer with their picture, their initials or a generic figure. */
export default function AvatarBlock({ shown }: { shown: AvatarContent }) {
  const { name, initials, pictureUrl, way, showName, alignment } = shown
  return (
    <div className={classes('wrap', styles.avatar)} data-alignment={alignment}>
      <a href={way.href}>
        {initials || pictureUrl ? (
          <Avatar initials={initials} pictureUrl={pictureUrl} isLarge />
        ) : (
          <span className={styles.avatar__none}>
            <Icon name="user" size="l" />
          </span>
        )}
        <span className={showName ? styles.avatar__name : 'sr'}>
          {name}
          {way.label !== name && <span className={styles.avatar__way}>{way.label}</span>}
        </span>
      </a>
    </div>
  )
}
