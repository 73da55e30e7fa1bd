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
  /** A gate's fields, between the sentence and the buttons. */
  form?: ReactNode
  children?: ReactNode
  acts?: ReactNode
  /** The state is the whole page: its title is the page's, and it is in the middle of the screen. */
  isPage?: boolean
}

/** What is where content cannot: what happened, what is kept, what to do. `isLost` draws the unpicked cloth. */
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
