import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { Threads } from '#ui/outline/threads.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './player.module.css'

type PlayerBarProps = { back: { label: ReactNode; href: string }; course: ReactNode; end?: ReactNode }

/** The bar that replaces the site's header in a lesson. */
export function PlayerBar({ back, course, end }: PlayerBarProps) {
  return (
    <header className={styles.playerbar}>
      <div className={styles.playerbar__row}>
        <a className={styles.playerbar__back} href={back.href}>
          <Icon name="left" />
          {back.label}
        </a>
        <p className={styles.playerbar__name}>{course}</p>
        {end && <div className={styles.playerbar__end}>{end}</div>}
      </div>
    </header>
  )
}

type PlayerProps = {
  screen: ReactNode
  place?: ReactNode
  title: ReactNode
  /** The one next step, in a form if it completes the lesson. */
  next?: ReactNode
  children?: ReactNode
  panel: ReactNode
  /** The side of the panel on a wide screen. */
  panelAt?: 'right' | 'left'
}

/** A lesson: its content, its title and the next step, and its details. The course outline is beside them. */
export function Player({ screen, place, title, next, children, panel, panelAt }: PlayerProps) {
  return (
    <div className={classes(styles.player, panelAt === 'left' && styles['player--left'])} id="learning">
      <div className={styles.player__main}>
        {screen}
        <div className={styles.player__text}>
          <div className={styles.player__row}>
            <div>
              {place && <p className={styles.player__place}>{place}</p>}
              <h1>{title}</h1>
            </div>
            {next && <div className={styles.player__next}>{next}</div>}
          </div>
          {children}
        </div>
      </div>
      {panel}
    </div>
  )
}

/** The area of a video, 16:9. `isReading` keeps the box for a lesson that is a file, a test or not open yet. */
export function Screen({ children, isReading }: { children: ReactNode; isReading?: boolean }) {
  return <div className={classes(styles.screen, isReading && styles['screen--read'])}>{children}</div>
}

type PanelProps = {
  title: string
  done: number
  total: number
  progressLabel: string
  summary: ReactNode
  percent: string
  children: ReactNode
  /** Its id in URLs. On a phone a link to it opens it as a sheet, and `close` closes the sheet. */
  id?: string
  close?: string
}

/** The progress above the outline. */
export function PlayerPanel({ title, done, total, progressLabel, summary, percent, children, id, close }: PanelProps) {
  return (
    <aside className={styles.panel} aria-label={title} id={id}>
      <div className={styles.panel__top}>
        {close && (
          <a className={styles.panel__close} href="#learning">
            <Icon name="close" />
            <span className="sr">{close}</span>
          </a>
        )}
        <h2>{title}</h2>
        <Threads done={done} total={total} label={progressLabel} />
        <p className={styles.panel__sum}>
          <span>{summary}</span>
          <span className="num">{percent}</span>
        </p>
      </div>
      {children}
    </aside>
  )
}
