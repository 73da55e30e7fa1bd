import type { ReactNode } from 'react'
import { classes } from '#ui/theme/classes.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './part.module.css'

const icons = { done: 'circle-check', notice: 'arrows-exchange', problem: 'alert-circle' } as const

type BannerProps = { kind: 'done' | 'notice' | 'problem'; children: ReactNode; act?: ReactNode; id?: string }

/**
 * A sentence above the work: what was done (a status), what is asked or what is wrong (an alert), and what can be done about
 * it. With an `id` one can be led to it.
 */
export function Banner({ kind, children, act, id }: BannerProps) {
  return (
    <div
      id={id}
      tabIndex={id ? -1 : undefined}
      className={classes(styles.banner, styles[kind])}
      role={kind === 'done' ? 'status' : 'alert'}
    >
      <Icon name={icons[kind]} />
      <div>{children}</div>
      {act && <div className={styles.act}>{act}</div>}
    </div>
  )
}
