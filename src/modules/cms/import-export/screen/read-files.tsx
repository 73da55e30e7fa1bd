import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { sendPages } from '#platform/http/client/send-pages.ts'
import { FileDrop } from '#ui/office/controls/upload/file-drop.tsx'
import { Banner } from '#ui/office/controls/banner.tsx'
import { ButtonLink } from '#ui/office/controls/button.tsx'
import { StateMark } from './state-mark.tsx'
import part from '#ui/office/controls/part.module.css'
import type { ShownFile } from '../describe-files.server.ts'
import styles from './carry.module.css'
import type { CarryWords } from './words-of.ts'

/** The form to upload a file, the export, and the files that were read before. */
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
  const send = async (file: File) => {
    setReading(true)
    setProblem('')
    const answer = await sendPages(file, words.failed)
    setReading(false)
    if ('problem' in answer) setProblem(answer.problem)
    else await navigate(`${here}?file=${answer._id}`)
  }
  const said = { drop: words.fileDrop, choose: words.fileChoose, limits: words.fileLimits }
  return (
    <div className={styles.send}>
      <FileDrop
        words={said}
        accept=".xml,.json"
        busy={isReading ? words.reading : null}
        read={(file) => void send(file)}
      />
      {problem && <Banner kind="problem">{problem}</Banner>}
    </div>
  )
}
