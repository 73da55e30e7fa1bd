import { Form, Link } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { classes } from '#ui/theme/classes.ts'
import type { describeVersions } from './describe.server.ts'
import styles from './versions.module.css'

type VersionsDescription = Awaited<ReturnType<typeof describeVersions>>
type Words = VersionsDescription['words']
type Compared = NonNullable<VersionsDescription['compared']>

/** The last action here, with the version that undoes it. */
export interface VersionsViewMessage {
  saved?: string
  undo?: number
  problem?: string
}

/** The versions of a course: the list on one side and the changes of one version on the other. */
export function VersionsView({ described, told }: { described: VersionsDescription; told: VersionsViewMessage }) {
  const { heading, crumbs, words, compared, mayEdit } = described
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>{heading}</h1>
      </div>
      {told.saved && (
        <Banner kind="done" act={told.undo !== undefined && <Restore number={told.undo} label={words.undo} />}>
          {told.saved}
        </Banner>
      )}
      {told.problem && <Banner kind="problem">{told.problem}</Banner>}
      <div className={styles.sides}>
        <VersionList described={described} />
        <div>
          {compared ? <Changes compared={compared} words={words} mayEdit={mayEdit} /> : <p>{words.none}</p>}
          <section className={styles.card}>
            <p>{words.learners}</p>
            <ButtonLink isSmall href={described.copies}>
              {words.copies}
            </ButtonLink>
          </section>
        </div>
      </div>
    </div>
  )
}

function VersionList({ described: { versions, words, count, mayEdit } }: { described: VersionsDescription }) {
  return (
    <section className={styles.card} aria-label={words.list}>
      {mayEdit && (
        <Form method="post" className={styles.keep}>
          <input type="hidden" name="intent" value="keep" />
          <label>
            {words.note}
            <input name="note" maxLength={500} />
          </label>
          <Button type="submit" look="primary" icon="device-floppy">
            {words.keep}
          </Button>
        </Form>
      )}
      <header>
        <h2>{words.list}</h2>
        <span>{count}</span>
      </header>
      <ol className={styles.list}>
        {versions.map((one) => (
          <li key={one.number}>
            <Link to={one.href} aria-current={one.isOpen ? 'true' : undefined}>
              <b>{one.name}</b>
              <small>{one.when}</small>
              <small>{one.by}</small>
              {one.note && <span>{one.note}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Changes({ compared, words, mayEdit }: { compared: Compared; words: Words; mayEdit: boolean }) {
  return (
    <section className={styles.card} aria-label={compared.heading}>
      <h2>{compared.heading}</h2>
      {compared.changes.length === 0 && <p>{words.same}</p>}
      <ul className={styles.changes}>
        {compared.changes.map((change) => (
          <li key={change.key} className={classes(styles.change, styles[change.mark])}>
            {change.text}
            {change.fields.length > 0 && <Fields fields={change.fields} words={words} />}
          </li>
        ))}
      </ul>
      {mayEdit && compared.changes.length > 0 && (
        <>
          <p className={styles.muted}>{words.restoreText}</p>
          <Restore number={compared.number} label={compared.restore} />
        </>
      )}
    </section>
  )
}

function Fields({ fields, words }: { fields: Compared['changes'][number]['fields']; words: Words }) {
  return (
    <div className={styles.fields}>
      {fields.map(({ label, lines, before, after }) => (
        <div key={label}>
          <b>{label}</b>
          {lines.map(({ mark, text }, at) => (
            <p key={`${mark}${at}`}>{mark === 'added' ? <ins>{text}</ins> : <del>{text}</del>}</p>
          ))}
          {lines.length === 0 && (
            <p>
              <span className="sr">{words.was} </span>
              <del>{before}</del> → <span className="sr">{words.is} </span>
              <ins>{after}</ins>
            </p>
          )}
        </div>
      ))}
    </div>
  )
}

function Restore({ number, label }: { number: number; label: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="number" value={number} />
      <Button type="submit" isSmall icon="arrow-back-up">
        {label}
      </Button>
    </Form>
  )
}
