import type { ElementType } from 'react'
import type { Action } from '../../description.ts'
import { ActionButton } from '../../controls/action.tsx'
import { Banner } from '../../controls/banner.tsx'
import styles from './bulk.module.css'

/** A job on many rows: its progress, and its one action. */
export interface RunDescription {
  text: string
  /** The skipped rows and the reasons. */
  skipped?: string
  isRunning: boolean
  isBroken: boolean
  at: number
  total: number
  act?: Action
}

/** Above a list, during and after a job on many of its rows. */
export function RunBanner({ run, form }: { run: RunDescription; form?: ElementType }) {
  const { text, skipped, isRunning, isBroken, at, total, act } = run
  return (
    <Banner kind={isBroken ? 'problem' : 'done'} act={act && <ActionButton action={act} form={form} isSmall />}>
      <span className={styles.run}>{text}</span>
      {isRunning && <progress className={styles.progress} value={at} max={total} aria-label={text} />}
      {skipped && <p className={styles.skipped}>{skipped}</p>}
    </Banner>
  )
}
