import type { ReactNode } from 'react'
import { Player } from '#ui/player/player.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { RichText } from '#ui/prose/rich-text.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { besideWords, filmWords, keyWords, readerWords, unreadableWords } from '../../player/words.ts'
import { type Lesson, plays } from './lesson.ts'
import { LessonScreen } from './lesson-screen.tsx'
import { Material } from './material.tsx'

type Words = Record<'noVideo' | 'noContent' | 'previewTitle' | 'previewText', string>

type Common = {
  lesson: Lesson
  panel: ReactNode
  panelAt: 'left' | 'right'
  next: ReactNode
  words: Words
  task: ReactNode
}

export interface PreviewWords {
  words: Record<keyof typeof besideWords, string>
  film: Record<keyof typeof filmWords, string>
  keys: Record<keyof typeof keyWords, string>
  reading: Record<keyof typeof readerWords, string>
  /** Why a file cannot be read. */
  reasons: Record<keyof typeof unreadableWords, string>
}

/** Staff preview a lesson as a learner. Everything plays, but nothing is counted. */
export function Previewing({ lesson, panel, panelAt, next, words, said, task }: Common & { said: PreviewWords }) {
  const isMaterial = ['pdf', 'file', 'link'].includes(lesson.kind)
  const screen = plays(lesson) && (
    <LessonScreen
      {...{
        lesson,
        furthest,
        onTape,
        words: said.film,
        keys: said.keys,
        missing: words.noVideo,
        ...{ startAt: 0, isRewatch: false },
        ticks: none,
      }}
    />
  )
  return (
    <Player screen={screen} place={lesson.place} title={<Breakable text={lesson.name} />} {...{ next, panel, panelAt }}>
      <Alert title={words.previewTitle}>{words.previewText}</Alert>
      <Material lesson={lesson} said={said} />
      {lesson.html !== '' && <RichText html={lesson.html} />}
      {lesson.html === '' && !isMaterial && !plays(lesson) && !task && <p>{words.noContent}</p>}
      {task}
    </Player>
  )
}

const furthest = () => Infinity
const onTape = () => {}
const none: number[] = []
