import { lazy, type ReactNode, Suspense } from 'react'
import { youtubeId } from '#domain/page/youtube.ts'
import { useHydrated } from '#ui/field/hydrated.ts'
import type { MediaPlayer } from '#ui/player/video/media-player.ts'
import { Screen } from '#ui/player/player.tsx'
import { YouTube } from '#ui/player/youtube.tsx'
import { keyHelp } from '../../player/key-help.ts'
import type { filmWords, keyWords } from '../../player/words.ts'

const Film = lazy(() => import('#ui/player/video/film.tsx'))
const YouTubeFilm = lazy(() => import('#ui/player/video/youtube-film.tsx'))

export interface Playable {
  kind: string
  name: string
  video: string
  file: { address: string; name: string } | null
  captions: { address: string } | null
  stream: string
}

type LessonScreenProps = {
  lesson: Playable
  startAt: number
  isRewatch: boolean
  ticks: readonly number[]
  furthest: () => number
  onTape: (tape: MediaPlayer | null) => void
  words: Record<keyof typeof filmWords, string>
  keys: Record<keyof typeof keyWords, string>
  missing: string
}

/** The player of a lesson. Until the page's script runs, and without it, the browser's own controls appear. */
export function LessonScreen(props: LessonScreenProps) {
  const { lesson, missing } = props
  const isHydrated = useHydrated()
  const source = sourceOf(lesson)
  const videoId = lesson.kind === 'youtube' ? youtubeId(lesson.video) : null
  if (!source && videoId === null)
    return (
      <Screen isReading>
        <p>{missing}</p>
      </Screen>
    )
  const plain = <Plain lesson={lesson} missing={missing} />
  return (
    <Screen>
      {isHydrated ? <Suspense fallback={plain}>{scripted({ ...props, source, videoId })}</Suspense> : plain}
    </Screen>
  )
}

type Source = ReturnType<typeof sourceOf>

function scripted(props: LessonScreenProps & { source: Source; videoId: string | null }): ReactNode {
  const { lesson, source, videoId, keys, startAt, furthest, onTape } = props
  const common = { title: lesson.name, startAt, furthest, onTape }
  if (videoId !== null) return <YouTubeFilm key={videoId} videoId={videoId} {...common} />
  return (
    source && (
      <Film
        source={source}
        isRewatch={props.isRewatch}
        ticks={props.ticks}
        words={props.words}
        keys={keyHelp(keys)}
        {...common}
      />
    )
  )
}

/** The media source of a lesson. Null if its kind has no media or nothing is uploaded yet. */
export function sourceOf({ kind, file, stream, captions }: Playable) {
  if (kind !== 'video' && kind !== 'audio') return null
  const url = file?.address ?? (kind === 'video' ? stream : '')
  if (!url) return null
  return { url, isInParts: !file, isSound: kind === 'audio', captions: captions?.address ?? null }
}

function Plain({ lesson, missing }: { lesson: Playable; missing: string }) {
  const source = sourceOf(lesson)
  if (!source) return <YouTube videoId={youtubeId(lesson.video) ?? ''} title={lesson.name} fallback={missing} />
  return (
    // oxlint-disable-next-line media-has-caption -- its captions are those that were uploaded
    <video
      src={source.isInParts ? undefined : source.url}
      aria-label={lesson.name}
      controls
      playsInline
      preload="none"
      {...(source.captions && { crossOrigin: 'anonymous' })}
    >
      {source.captions && <track kind="captions" src={source.captions} srcLang="th" label={lesson.name} default />}
      <a href={source.url}>{lesson.name}</a>
    </video>
  )
}
