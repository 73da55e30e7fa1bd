import type { ReactNode } from 'react'
import { classes } from '#ui/theme/classes.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './part.module.css'

type BannerProps = { kind: 'done' | 'problem'; children: ReactNode; act?: ReactNode }

/** A sentence above the work: what was done (a status) or what is wrong (an alert), and what can be done about it. */
export function Banner({ kind, children, act }: BannerProps) {
  return (
    <div className={classes(styles.banner, styles[kind])} role={kind === 'problem' ? 'alert' : 'status'}>
      <Icon name={kind === 'problem' ? 'alert-circle' : 'circle-check'} />
      <div>{children}</div>
      {act && <div className={styles.act}>{act}</div>}
    </div>
  )
}
