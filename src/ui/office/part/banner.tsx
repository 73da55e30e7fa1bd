import type { ReactNode } from 'react'
import { classes } from '#ui/theme/classes.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './part.module.css'

/** A sentence above the work: what was done (a status) or what is wrong (an alert). */
export function Banner({ kind, children }: { kind: 'done' | 'problem'; children: ReactNode }) {
  return (
    <div className={classes(styles.banner, styles[kind])} role={kind === 'problem' ? 'alert' : 'status'}>
      <Icon name={kind === 'problem' ? 'alert-circle' : 'circle-check'} />
      <div>{children}</div>
    </div>
  )
}
