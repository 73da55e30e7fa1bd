import type { ReactNode } from 'react'
import { SideCloth } from '#ui/hero/cloth.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './auth-frame.module.css'

type AuthFrameProps = {
  side: { title: ReactNode; reasons: ReactNode[] }
  title: ReactNode
  text?: ReactNode
  isNarrow?: boolean
  /** The site's own logo above the form, and its own picture instead of the pattern. */
  logoUrl?: string
  pictureUrl?: string
  /** The focal point for cropping the picture, as CSS. */
  position?: string
  children: ReactNode
}

/**
 * A page with one form, such as registering or logging in. A wide screen also shows the pattern and reasons to join.
 */
export function AuthFrame({ side, title, text, isNarrow, logoUrl, pictureUrl, position, children }: AuthFrameProps) {
  return (
    <div className={classes(styles.auth, isNarrow && styles['auth--narrow'], pictureUrl && styles['auth--pictured'])}>
      <aside className={styles.auth__side}>
        <h2>{side.title}</h2>
        <ul>
          {side.reasons.map((reason, index) => (
            <li key={index}>
              <Icon name="check" />
              <span>{reason}</span>
            </li>
          ))}
        </ul>
        <div className={styles.auth__cloth}>
          {pictureUrl ? <img src={pictureUrl} alt="" style={{ objectPosition: position }} /> : <SideCloth />}
        </div>
      </aside>
      <div className={styles.auth__main}>
        <div className={classes('wrap', styles.auth__in)}>
          <div className={styles.auth__title}>
            {logoUrl && <img className={styles.auth__logo} src={logoUrl} alt="" />}
            <h1>{title}</h1>
            {text && <p>{text}</p>}
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}
