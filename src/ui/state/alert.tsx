import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './alert.module.css'

type AlertTone = 'info' | 'success' | 'warning' | 'danger'

type AlertProps = { tone?: AlertTone; icon?: IconName; title: ReactNode; children?: ReactNode; id?: string }

const icons: Record<AlertTone, IconName> = { info: 'info', success: 'done', warning: 'clock', danger: 'alert' }

/** A message before continuing. A danger is announced at once, the others politely. */
export function Alert({ tone = 'info', icon = icons[tone], title, children, id }: AlertProps) {
  const shape = classes(styles.alert, tone !== 'info' && styles[`alert--${tone}`])
  return (
    <div className={shape} id={id} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={icon} />
      <b>{title}</b>
      {children && <div className={styles.alert__text}>{children}</div>}
    </div>
  )
}
