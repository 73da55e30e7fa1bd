import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { timecode } from '#domain/learning/watch/timecode.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { MediaPlayer } from '#ui/player/video/media-player.ts'
import type { besideWords } from '../../player/words.ts'
import { useSecond } from './use-second.ts'
import { Plain } from './plain.tsx'
import styles from './player.module.css'

export interface Note {
  _id: string
  at: number | null
  text: string
}

type Words = Record<keyof typeof besideWords, string>

type NotesProps = {
  notes: readonly Note[]
  tape: RefObject<MediaPlayer | null>
  hasTape: boolean
  exportAt: string
  words: Words
}

/** The learner's own notes and bookmarks of a lesson. */
export function Notes({ notes, tape, hasTape, exportAt, words }: NotesProps) {
  return (
    <div className={styles.notes}>
      <NewNote tape={tape} hasTape={hasTape} words={words} />
      {notes.length === 0 && <p className={styles.none}>{words.noNotes}</p>}
      {notes.map((note) => (
        <NoteItem key={note._id} note={note} tape={tape} words={words} />
      ))}
      {notes.length > 0 && (
        <p>
          <LinkButton href={exportAt} look="quiet" isSmall icon="download" download>
            {words.export}
          </LinkButton>
        </p>
      )}
    </div>
  )
}

function NewNote({ tape, hasTape, words }: Pick<NotesProps, 'tape' | 'hasTape' | 'words'>) {
  const { Form, state, data } = useFetcher<{ problem?: string }>()
  const form = useRef<HTMLFormElement>(null)
  const second = useSecond(tape)
  useEffect(() => {
    if (data && !data.problem) form.current?.reset()
  }, [data])
  return (
    <Form method="post" className={styles.new} ref={form}>
      {hasTape && <input type="hidden" name="at" value={second} />}
      <Plain />
      <label className="sr" htmlFor="new-note">
        {words.newNote}
      </label>
      <textarea
        id="new-note"
        className={styles.area}
        name="text"
        rows={2}
        maxLength={2000}
        placeholder={words.jotHint}
      />
      {data?.problem && <p role="alert">{data.problem}</p>}
      <div className={styles.acts}>
        <span className={styles.hint}>
          <Icon name="lock" size="s" />
          {words.onlyYou}
        </span>
        {hasTape && (
          <Button look="quiet" isSmall name="intent" value="bookmark" isBusy={state !== 'idle'}>
            {words.bookmark}
          </Button>
        )}
        <Button look="line" isSmall name="intent" value="note" isBusy={state !== 'idle'}>
          {hasTape ? words.jotAt.replace('{at}', timecode(second)) : words.jot}
        </Button>
      </div>
    </Form>
  )
}

function NoteItem({ note: { _id, at, text }, tape, words }: Pick<NotesProps, 'tape' | 'words'> & { note: Note }) {
  const { Form } = useFetcher()
  const [isOpen, setOpen] = useState(false)
  return (
    <article className={styles.jot}>
      {at !== null && (
        <button
          type="button"
          className={styles.at}
          aria-label={words.goTo.replace('{at}', timecode(at))}
          onClick={() => tape.current?.seek(at)}
        >
          {timecode(at)}
        </button>
      )}
      {isOpen ? (
        <Form method="post" className={styles.new} onSubmit={() => setOpen(false)}>
          <input type="hidden" name="id" value={_id} />
          <textarea className={styles.area} name="text" aria-label={words.edit} maxLength={2000} defaultValue={text} />
          <div className={styles.acts}>
            <Button look="quiet" isSmall name="intent" value="remove-note" formNoValidate>
              {words.remove}
            </Button>
            <Button look="line" isSmall name="intent" value="change-note">
              {words.save}
            </Button>
          </div>
        </Form>
      ) : (
        <>
          <p className={styles.text}>{text || words.bookmarked}</p>
          <IconButton icon="pen" label={words.edit} onClick={() => setOpen(true)} />
        </>
      )}
    </article>
  )
}
