import { Avatar } from '#ui/frame/avatar.tsx'
import { Person } from '#ui/course/page/course-page.tsx'
import { Outline, type OutlineChapter } from '#ui/outline/outline.tsx'
import { RichText } from '#ui/prose/rich-text.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { LessonFilm } from './lesson-film.tsx'

export type Lecturer = {
  name: string
  position: string
  biography: string
  initials: string
  photo: string | null
  href: string | null
}

export function AboutSection({ title, html }: { title: string; html: string }) {
  if (html === '') return null
  return (
    <section id="about">
      <h2>{title}</h2>
      <RichText html={html} isPlain />
    </section>
  )
}

type OutlineSectionProps = { title: string; chapters: OutlineChapter[]; empty: string }

export function OutlineSection({ title, chapters, empty }: OutlineSectionProps) {
  return (
    <section id="outline">
      <h2>{title}</h2>
      {chapters.length > 0 ? <Outline chapters={chapters} /> : <p>{empty}</p>}
    </section>
  )
}

export function LecturerSection({ title, lecturers }: { title: string; lecturers: Lecturer[] }) {
  if (lecturers.length === 0) return null
  return (
    <section id="lecturer">
      <h2>{title}</h2>
      <div className="stack">
        {lecturers.map(({ name, position, biography, initials, photo, href }) => (
          <div key={name}>
            <Person
              avatar={<Avatar initials={initials} pictureUrl={photo} isLarge />}
              name={href ? <a href={href}>{name}</a> : name}
              {...(position && { role: position })}
            >
              {biography && <Breakable text={biography} />}
            </Person>
          </div>
        ))}
      </div>
    </section>
  )
}

type PreviewProps = {
  preview: { name: string; kind: string; html: string; video: string }
  words: { previewOf: string; noVideo: string }
}

/** A lesson that everybody may try, shown on the course page itself. */
export function PreviewSection({ preview, words }: PreviewProps) {
  return (
    <section id="preview" className="stack" aria-label={words.previewOf}>
      <h2>{preview.name}</h2>
      {preview.kind === 'youtube' && <LessonFilm video={preview.video} title={preview.name} missing={words.noVideo} />}
      {preview.html !== '' && <RichText html={preview.html} />}
    </section>
  )
}
