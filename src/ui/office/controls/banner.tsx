import type { ElementType, ReactNode } from 'react'
import { classes } from '#ui/theme/classes.ts'
import type { Action } from '../description.ts'
import { Icon } from '../icon/icon.tsx'
import { ActionButton } from './action.tsx'
import styles from './part.module.css'

const icons = { done: 'circle-check', notice: 'arrows-exchange', problem: 'alert-circle' } as const

type BannerProps = { kind: 'done' | 'notice' | 'problem'; children: ReactNode; act?: ReactNode; id?: string }

/**
 * A message above the content: a result (a status), or a question or problem (an alert), with its actions. With an `id`
 * it can be a link target.
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

type OutcomeProps = {
  done?: { text: string; undo?: Action } | null | undefined
  refused?: { problem: string; undo?: Action } | null | undefined
  form?: ElementType | undefined
}

/** The result of the last action: the reason of a refusal, otherwise success. Z undoes it if possible. */
export function Outcome({ done, refused, form }: OutcomeProps) {
  const undo = (refused ?? done)?.undo
  const act = undo && <ActionButton action={undo} form={form} isSmall keys="Z" />
  if (refused)
    return (
      <Banner kind="problem" act={act}>
        {refused.problem}
      </Banner>
    )
  if (!done) return null
  return (
    <Banner kind="done" act={act}>
      {done.text}
    </Banner>
  )
}
