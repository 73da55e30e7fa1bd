import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { sendPages } from '#platform/client/send-pages.ts'
import { Banner } from '#ui/office/part/banner.tsx'
import { Button, ButtonLink } from '#ui/office/part/button.tsx'
import { StateMark } from './state-mark.tsx'
import part from '#ui/office/part/part.module.css'
import type { ShownFile } from '../describe-files.server.ts'
import styles from './carry.module.css'
import type { CarryWords } from './words-of.ts'

/** A file to be read, the file that goes out, and the files that were read before. */
export function ReadFiles({ files, here, words }: { files: readonly ShownFile[]; here: string; words: CarryWords }) {
  return (
    <>
      <section className={styles.card}>
        <h2>{words.choose}</h2>
        <p>{words.chooseText}</p>
        <SendFile here={here} words={words} />
      </section>
      <section className={styles.card}>
        <h2>{words.out}</h2>
        <p>{words.outText}</p>
        <ButtonLink href="/api/pages/export" icon="download" download>
          {words.download}
        </ButtonLink>
      </section>
      {files.length > 0 && (
        <section className={styles.card}>
          <h2>{words.earlier}</h2>
          <ul className={styles.files}>
            {files.map((file) => (
              <li key={file._id}>
                <Link className={part.link} to={file.href}>
                  {file.name}
                </Link>
                <StateMark tone={file.tone} text={file.state} />
                <span className={part.muted}>{file.at}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function SendFile({ here, words }: { here: string; words: CarryWords }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState('')
  const [isReading, setReading] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const file = new FormData(event.currentTarget).get('file')
    if (!(file instanceof File) || file.size === 0 || isReading) return
    setReading(true)
    setProblem('')
    const answer = await sendPages(file, words.failed)
    setReading(false)
    if ('problem' in answer) setProblem(answer.problem)
    else await navigate(`${here}?file=${answer._id}`)
  }
  return (
    <form onSubmit={(event) => void send(event)} className={styles.send}>
      <input type="file" name="file" accept=".xml,.json" aria-label={words.choose} required />
      <Button type="submit" look="primary" icon="upload" disabled={isReading}>
        {isReading ? words.reading : words.read}
      </Button>
      {problem && <Banner kind="problem">{problem}</Banner>}
    </form>
  )
}
