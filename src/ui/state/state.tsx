import type { ReactNode } from 'react'
import type { IconName } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import { Glyph, LostThread, type GlyphTone } from './glyph.tsx'
import styles from './state.module.css'

type StateProps = {
  icon?: IconName
  tone?: GlyphTone
  isLost?: boolean
  title: ReactNode
  text?: ReactNode
  code?: ReactNode
  /** The fields of a gate, between the sentence and the buttons. */
  form?: ReactNode
  children?: ReactNode
  acts?: ReactNode
  /** The state is the whole page. Its title is that of the page, and it is centred on the screen. */
  isPage?: boolean
}

/** Shown where content is missing: what happened, what is preserved, what to do. `isLost` shows the broken pattern. */
export function State({ icon, tone, isLost, title, text, code, form, children, acts, isPage }: StateProps) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className={classes(styles.state, isPage && styles['state--page'])}>
      {isLost && <LostThread />}
      {icon && <Glyph icon={icon} tone={tone} />}
      <Title className={styles.state__title}>{title}</Title>
      {text && <p className={styles.state__text}>{text}</p>}
      {children}
      {code && <span className={styles.state__code}>{code}</span>}
      {form && <div className={styles.state__form}>{form}</div>}
      {acts && <div className={styles.state__acts}>{acts}</div>}
    </div>
  )
}
