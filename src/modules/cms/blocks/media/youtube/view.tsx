import { Breakable } from '#ui/prose/breakable.tsx'
import { Film } from '../film.tsx'
import type { YoutubeContent } from './load.server.ts'

/** A video with its title, or the title alone as a heading. */
export default function YouTubeBlock({ shown: { text, videoId, poster, words } }: { shown: YoutubeContent }) {
  if (videoId === null && text === '') return null
  return (
    <section className="wrap block">
      {text && (
        <div className="head">
          <h2>
            <Breakable text={text} />
          </h2>
        </div>
      )}
      {videoId && <Film videoId={videoId} title={text || words.film} poster={poster} words={words} />}
    </section>
  )
}
