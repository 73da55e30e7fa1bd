import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { frontier } from '#domain/learning/watch/watched.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { useHydrated } from '#ui/field/hydrated.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { MediaPlayer } from '#ui/player/video/media-player.ts'
import { Player } from '#ui/player/player.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { RichText } from '#ui/prose/rich-text.tsx'
import { type Lesson, plays } from './lesson.ts'
import { LessonScreen, sourceOf } from './lesson-screen.tsx'
import { Material } from './material.tsx'
import type { PreviewWords } from './standing-still.tsx'
import { type Note, Notes } from './notes.tsx'
import { type Question, Questions } from './questions.tsx'
import { type Tab, Tabs } from './tabs.tsx'
import type { Watched } from './following/following.ts'
import { useFollowing } from './following/use-following.ts'
import { useReading } from './use-reading.ts'
import styles from './player.module.css'

type Words = Record<'noVideo' | 'noContent', string>

type Common = {
  lesson: Lesson
  panel: ReactNode
  panelAt: 'left' | 'right'
  next: ReactNode
  words: Words
  task: ReactNode
}

interface Beside {
  watched: Watched
  notes: Note[]
  questions: Question[]
  tab: string
  exportAt: string
  hint: string | null
}

type LearningProps = Common & { beside: Beside; said: PreviewWords; problem: ReactNode }

/** A lesson for a learner. Playback is followed, and the side panel holds the learner's notes and questions. */
export function Learning({ lesson, panel, panelAt, next, words, beside, said, problem, task }: LearningProps) {
  const isHydrated = useHydrated()
  const { percent, seconds, isOffline, tape, onTape, seenNow } = useFollowing(lesson.id, beside.watched)
  useFreshLack(lesson.lack, seconds)
  const furthest = useCallback(
    () => (lesson.noSkipping ? frontier(seenNow()) / 1000 + 2 : Infinity),
    [lesson.noSkipping, seenNow],
  )
  const hasTape = plays(lesson) && (sourceOf(lesson) !== null || lesson.video !== '')
  const { position: startAt, isRewatch, seconds: spent } = beside.watched
  const tabs = tabsOf({ lesson, words, beside, said, task, tape, hasTape })
  return (
    <Player
      screen={
        plays(lesson) && (
          <LessonScreen
            {...{ lesson, startAt, isRewatch: isRewatch, furthest, onTape }}
            {...{ words: said.film, keys: said.keys, missing: words.noVideo }}
            ticks={beside.notes.flatMap(({ at }) => at ?? [])}
          />
        )
      }
      place={lesson.place}
      title={<Breakable text={lesson.name} />}
      {...{ next, panel, panelAt }}
    >
      {!hasTape && <Reading {...{ spent, onTape }} />}
      {problem}
      <Told {...{ lesson, words: said.words, hasTape, percent, isOffline, hint: beside.hint, isRewatch: isRewatch }} />
      <Tabs tabs={tabs} label={said.words.tabs} first={beside.tab} isScripted={isHydrated} />
      {lesson.previous && <Previous at={lesson.previous} label={said.words.previous} />}
    </Player>
  )
}

const Previous = ({ at, label }: { at: string; label: string }) => (
  <p>
    <LinkButton href={at} look="quiet" isSmall icon="back">
      {label}
    </LinkButton>
  </p>
)

type TabsOf = Pick<LearningProps, 'lesson' | 'words' | 'beside' | 'said' | 'task'> & {
  tape: RefObject<MediaPlayer | null>
  hasTape: boolean
}

function tabsOf({ lesson, words, beside, said, task, tape, hasTape }: TabsOf): Tab[] {
  const given = { tape, hasTape, words: said.words }
  return [
    { name: 'content', label: said.words.content, shows: <Content {...{ lesson, words, said, task }} /> },
    {
      name: 'notes',
      label: said.words.notes,
      count: beside.notes.length,
      shows: <Notes notes={beside.notes} exportAt={beside.exportAt} {...given} />,
    },
    {
      name: 'questions',
      label: said.words.questions,
      count: beside.questions.length,
      shows: <Questions questions={beside.questions} {...given} />,
    },
  ]
}

/** What is missing to complete a lesson is loaded again when more has been counted. */
function useFreshLack(lack: string | null, seconds: number) {
  const { revalidate } = useRevalidator()
  const asked = useRef(seconds)
  useEffect(() => {
    if (lack === null || asked.current === seconds) return
    asked.current = seconds
    void revalidate()
  }, [lack, seconds, revalidate])
}

/** Counts the time that a reading lesson is on the screen. */
function Reading({ spent, onTape }: { spent: number; onTape: Parameters<typeof useReading>[1] }) {
  useReading(spent, onTape)
  return null
}

type ToldProps = {
  lesson: Lesson
  words: PreviewWords['words']
  hasTape: boolean
  percent: number
  isOffline: boolean
  hint: string | null
  isRewatch: boolean
}

/** How much was watched, what is stored where, and what is left. */
function Told({ lesson, words, hasTape, percent, isOffline, hint, isRewatch }: ToldProps) {
  const share = (lesson.kind === 'audio' ? words.heard : words.watched).replace('{n}', String(percent))
  return (
    <p className={styles.told}>
      {hasTape && (
        <span title={words.watchedHint} data-watched={percent}>
          {share} <b>({words.watchedHint})</b>
        </span>
      )}
      {hasTape && lesson.noSkipping && <span>{words.noSkipping}</span>}
      {isRewatch && lesson.kind === 'youtube' && <span>{words.anew}</span>}
      {hint && <span>{hint}</span>}
      <span role="status" className={isOffline ? styles.offline : undefined}>
        {isOffline && (
          <>
            <Icon name="offline" size="s" />
            {words.offline}
          </>
        )}
      </span>
    </p>
  )
}

function Content({ lesson, words, said, task }: Pick<Common, 'lesson' | 'words' | 'task'> & { said: PreviewWords }) {
  const isMaterial = ['pdf', 'file', 'link'].includes(lesson.kind)
  return (
    <>
      <Material lesson={lesson} said={said} />
      {lesson.html !== '' && <RichText html={lesson.html} />}
      {lesson.html === '' && !isMaterial && !plays(lesson) && !task && <p>{words.noContent}</p>}
      {task}
    </>
  )
}
