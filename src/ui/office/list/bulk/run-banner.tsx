import type { ElementType } from 'react'
import type { Action } from '../../description.ts'
import { ActionButton } from '../../controls/action.tsx'
import { Banner } from '../../controls/banner.tsx'
import styles from './bulk.module.css'

/** What is done to many rows by a job: how far it is, and the one thing that can be done about it. */
export interface RunDescription {
  text: string
  /** Which rows were not done, and why. */
  skipped?: string
  isRunning: boolean
  isBroken: boolean
  at: number
  total: number
  act?: Action
}

/** Stands above a list while and after a job does something to many of its rows. */
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
