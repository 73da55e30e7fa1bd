import { Form, Link } from 'react-router'
import { Icon } from '#ui/office/icon/icon.tsx'
import { ActionButton } from '#ui/office/controls/action.tsx'
import { ButtonLink } from '#ui/office/controls/button.tsx'
import { classes } from '#ui/theme/classes.ts'
import type { EditorDescription, ShownCheck } from './description.ts'
import styles from './outline.module.css'

const icons = { good: 'circle-check', warn: 'alert-triangle', stop: 'alert-circle' } as const

/** What is ready in a course and what is missing, each with a link to fix it. */
export function ChecksPanel({ checks }: Pick<EditorDescription, 'checks'>) {
  return (
    <aside className={styles.checks} aria-label={checks.heading}>
      <header>
        <h2>{checks.heading}</h2>
        <span>{checks.count}</span>
      </header>
      <div className={styles.share} aria-hidden="true">
        <span style={{ width: `${checks.share * 100}%` }} />
      </div>
      <ul>
        {checks.list.map((check) => (
          <CheckLine key={check.name} check={check} />
        ))}
      </ul>
    </aside>
  )
}

function CheckLine({ check: { state, text, said, links, more } }: { check: ShownCheck }) {
  return (
    <li className={classes(styles.check, styles[state])}>
      <Icon name={icons[state]} />
      <div>
        <span className="sr">{said}: </span>
        {text}
        {links.map((link) => (
          <Link key={link.href} to={link.href}>
            {link.label}
          </Link>
        ))}
        {more && <small>{more}</small>}
      </div>
    </li>
  )
}

/** A confirmation before publishing an incomplete course. */
export function AskPublish({ described: { ask, checks, words } }: { described: EditorDescription }) {
  if (!ask) return null
  return (
    <section className={styles.ask} aria-label={words.ask}>
      <h2>{words.ask}</h2>
      <ul>
        {checks.list
          .filter(({ state }) => state !== 'good')
          .map((check) => (
            <CheckLine key={check.name} check={check} />
          ))}
      </ul>
      <div className={styles.askActs}>
        {ask.publish && <ActionButton action={ask.publish} form={Form} />}
        <ButtonLink href={ask.later.href}>{ask.later.label}</ButtonLink>
      </div>
    </section>
  )
}
