import type { ReactNode } from 'react'
import { Badge } from '#ui/button/badge.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './outline.module.css'

/** `preview` is open to anyone, `open` to the learner, `now` is on the screen, `locked` has no link. */
export type LessonState = 'preview' | 'open' | 'now' | 'done' | 'locked'

export type OutlineLesson = {
  id: string
  name: ReactNode
  state: LessonState
  /** The state as text for screen readers, because the icon is silent. */
  stateLabel: string
  href?: string
  kind?: 'video' | 'quiz' | 'file'
  time?: ReactNode
  badge?: ReactNode
  /** Why it is locked, and when it opens. */
  note?: ReactNode
}

export type OutlineChapter = {
  id: string
  name: ReactNode
  note?: ReactNode
  isOpen?: boolean
  lessons: OutlineLesson[]
}

type OutlineProps = { chapters: OutlineChapter[]; isPanel?: boolean }

const kindIcons = { video: 'play', quiz: 'quiz', file: 'file' } as const satisfies Record<string, IconName>

/** Chapters that fold without scripts, and their lessons. `isPanel` is the side panel of the player. */
export function Outline({ chapters, isPanel }: OutlineProps) {
  return (
    <div className={classes(styles.outline, isPanel && styles['outline--panel'])}>
      {chapters.map((chapter) => (
        <details key={chapter.id} className={styles.chapter} open={chapter.isOpen}>
          <summary>
            <h3>{chapter.name}</h3>
            {chapter.note && <small>{chapter.note}</small>}
            <Icon name="down" />
          </summary>
          <LessonList lessons={chapter.lessons} />
        </details>
      ))}
    </div>
  )
}

/** The lessons of a course without chapters, or of one chapter. */
function LessonList({ lessons }: { lessons: OutlineLesson[] }) {
  return (
    <ol className={styles.lessons}>
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <Lesson lesson={lesson} />
        </li>
      ))}
    </ol>
  )
}

function Lesson({ lesson }: { lesson: OutlineLesson }) {
  const { name, state, stateLabel, href, time, badge, note } = lesson
  const shape = classes(
    styles.lesson,
    state === 'locked' && styles['lesson--locked'],
    state === 'done' && styles['lesson--done'],
  )
  const content = (
    <>
      <Icon name={iconOf(lesson)} />
      <span>
        {name}
        <span className="sr"> {stateLabel}</span>
        {badge && (
          <span className={styles.lesson__badge}>
            <Badge tone="brand">{badge}</Badge>
          </span>
        )}
        {note && <small className={styles.lesson__note}>{note}</small>}
      </span>
      {time && <span className={styles.lesson__time}>{time}</span>}
    </>
  )
  if (!href || state === 'locked') return <span className={shape}>{content}</span>
  return (
    <a className={shape} href={href} aria-current={state === 'now' ? 'true' : undefined}>
      {content}
    </a>
  )
}

function iconOf({ state, kind = 'video' }: OutlineLesson): IconName {
  if (state === 'locked') return 'lock'
  return state === 'done' ? 'done' : kindIcons[kind]
}
