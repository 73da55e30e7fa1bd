import { Form, Link } from 'react-router'
import type { Tone } from '#ui/office/description.ts'
import { Button } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import { classes } from '#ui/theme/classes.ts'
import type { LearnerLine, Parts as PartsOf } from './describe-edition.server.ts'
import styles from './edition.module.css'
import type { editionWords } from './words.ts'

type Words = Record<keyof typeof editionWords, string>

/** Learners on older editions. Those who can be moved are selected here. */
export function BehindForm(props: { learners: readonly LearnerLine[]; canMove: boolean; words: Words }) {
  const { learners, canMove, words } = props
  if (learners.length === 0) return <p className={part.muted}>{words.nobodyBehind}</p>
  return (
    <Form method="post">
      <ul className={styles.lines}>
        {learners.map((one) => (
          <li key={one.id} className={styles.line}>
            <label className={styles.choice}>
              <input type="checkbox" name="chosen" value={one.id} disabled={!one.canMove} aria-label={one.choose} />
              <span>{one.name}</span>
            </label>
            <Mark tone={one.tone} text={one.text} />
            <span className={classes(part.muted, styles.more)}>
              <Link className={part.link} to={one.href}>
                {one.edition}
              </Link>
              {one.more && ` · ${one.more}`}
            </span>
          </li>
        ))}
      </ul>
      {canMove && (
        <Button type="submit" look="primary" name="intent" value="chosen">
          {words.moveChosen}
        </Button>
      )}
    </Form>
  )
}

/** The result for each learner to be moved. */
export function MovedList({ moved }: { moved: readonly { id: string; name: string; text: string; tone: Tone }[] }) {
  return (
    <ul className={styles.lines}>
      {moved.map((one) => (
        <li key={one.id} className={styles.line}>
          <span>{one.name}</span>
          <Mark tone={one.tone} text={one.text} />
        </li>
      ))}
    </ul>
  )
}

/** Links to the previous and the next page of people. */
export function Parts({ parts: { text, older, newer } }: { parts: PartsOf }) {
  return (
    <nav className={styles.parts} aria-label={text}>
      {[older, newer].map((one) =>
        one ? (
          <Link key={one.href} className={part.link} to={one.href}>
            {one.label}
          </Link>
        ) : null,
      )}
      <span>{text}</span>
    </nav>
  )
}

const Mark = ({ tone, text }: { tone: Tone; text: string }) => (
  <span className={classes(part.state, part[tone])}>
    <span className={part.dot} aria-hidden="true" />
    {text}
  </span>
)
