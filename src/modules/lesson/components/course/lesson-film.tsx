import { Screen } from '#ui/player/player.tsx'
import { YouTube } from '#ui/player/youtube.tsx'
import { youtubeId } from '#domain/page/youtube.ts'

type LessonFilmProps = { video: string; title: string; missing: string }

/** The video of a lesson, or a sentence if none can be played. */
export function LessonFilm({ video, title, missing }: LessonFilmProps) {
  const videoId = youtubeId(video)
  if (videoId === null) {
    return (
      <Screen isReading>
        <p>{missing}</p>
      </Screen>
    )
  }
  return (
    <Screen>
      <YouTube videoId={videoId} title={title} fallback={missing} />
    </Screen>
  )
}
