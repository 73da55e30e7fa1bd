import type { ReactNode } from 'react'
import { Cover, type CoverImage } from '#ui/course/cover.tsx'
import { Threads } from '#ui/outline/threads.tsx'
import styles from './me.module.css'

type MeProps = { avatar: ReactNode; name: ReactNode; text?: ReactNode; acts?: ReactNode }

/** The owner of this page. */
export function Me({ avatar, name, text, acts }: MeProps) {
  return (
    <div className={styles.me}>
      {avatar}
      <div>
        <h1>{name}</h1>
        {text && <p>{text}</p>}
      </div>
      {acts && <div className={styles.me__acts}>{acts}</div>}
    </div>
  )
}

type ResumeProps = {
  label: string
  cover: CoverImage
  note?: ReactNode
  name: ReactNode
  done: number
  total: number
  progressLabel: string
  act: ReactNode
}

/** The course that the learner left, and the button to continue. */
export function Resume({ label, cover, note, name, done, total, progressLabel, act }: ResumeProps) {
  return (
    <section className={styles.resume} aria-label={label}>
      <Cover {...cover} />
      <div>
        {note && <small>{note}</small>}
        <h2>{name}</h2>
        <div className={styles.resume__threads}>
          <Threads done={done} total={total} label={progressLabel} />
        </div>
      </div>
      <div className={styles.resume__do}>{act}</div>
    </section>
  )
}
