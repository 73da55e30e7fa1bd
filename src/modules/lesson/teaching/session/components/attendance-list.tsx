import { Form } from 'react-router'
import { classes } from '#ui/theme/classes.ts'
import type { Attendance } from '../describe-attendance.server.ts'
import styles from './session.module.css'

type Props = { list: Attendance; said: string | undefined; sheet?: string | undefined }

/** The attendance list for use on a phone: three large buttons beside each name, stored at once. */
export function AttendanceList({ list, said, sheet }: Props) {
  const { words } = list
  return (
    <>
      <p className={styles.facts}>{[list.when, list.place, list.about].filter(Boolean).join(' · ')}</p>
      <Bar list={list} sheet={sheet} />
      <p className={styles.sum}>{list.sum}</p>
      <p className={styles.said} role="status">
        {said}
      </p>
      {list.people.length === 0 && <p>{list.isEmpty ? words.nobody : words.noMatch}</p>}
      <Form method="post" preventScrollReset>
        <ul className={styles.list}>
          {list.people.map((person) => (
            <Person key={person.id} person={person} words={words} />
          ))}
        </ul>
        {list.hasOpen && (
          <p>
            <button className={styles.act} name="intent" value="rest">
              {words.restAbsent}
            </button>
          </p>
        )}
      </Form>
    </>
  )
}

function Bar({ list, sheet }: Pick<Props, 'list' | 'sheet'>) {
  const { words } = list
  return (
    <div className={styles.bar}>
      <Form method="get" className={styles.search} role="search">
        <label className={styles.search}>
          {words.search}
          <input type="search" name="q" defaultValue={list.q} autoComplete="off" />
        </label>
      </Form>
      <a className={classes(styles.act, styles.strong)} href={list.code}>
        {words.showCode}
      </a>
      {sheet && (
        <a className={styles.act} href={sheet}>
          {words.signInSheet}
        </a>
      )}
    </div>
  )
}

const presences = ['present', 'late', 'absent'] as const

function Person({ person, words }: { person: Attendance['people'][number]; words: Attendance['words'] }) {
  return (
    <li className={styles.person}>
      <span className={styles.name} id={`name-${person.id}`}>
        {person.name}
        {person.isCode && <small>{words.code}</small>}
      </span>
      <span className={styles.marks} role="group" aria-labelledby={`name-${person.id}`}>
        {presences.map((status) => (
          <button
            key={status}
            className={classes(styles.mark, styles[status])}
            name="mark"
            value={`${person.id} ${status}`}
            aria-pressed={person.status === status}
          >
            {words[status]}
          </button>
        ))}
      </span>
    </li>
  )
}
