import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import styles from '../../course-editor/copy/copy.module.css'
import type { action, loader } from './copy.server.ts'

export { action, loader } from './copy.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Copies a course here or elsewhere, begins its next edition, or exports it as a file. */
export default function CourseCopy() {
  const { heading, crumbs, words, saved, download } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>{heading}</h1>
      </div>
      {saved && !acted && <Banner kind="done">{saved}</Banner>}
      {acted && 'problem' in acted && <Banner kind="problem">{acted.problem}</Banner>}
      <div className={styles.cards}>
        <Clone />
        <section className={styles.card}>
          <h2>{words.edition}</h2>
          <p>{words.editionText}</p>
          <Form method="post">
            <Button type="submit" name="intent" value="edition">
              {words.editionMake}
            </Button>
          </Form>
        </section>
        <Elsewhere />
        <section className={styles.card}>
          <h2>{words.out}</h2>
          <p>{words.outText}</p>
          <ButtonLink href={download} icon="download" download>
            {words.download}
          </ButtonLink>
        </section>
      </div>
    </div>
  )
}

function Clone() {
  const { words, name } = useLoaderData<typeof loader>()
  return (
    <section className={styles.card}>
      <h2>{words.clone}</h2>
      <p>{words.cloneText}</p>
      <Form method="post" className={styles.form}>
        <label className={styles.field}>
          {words.name}
          <input name="name" defaultValue={name} maxLength={500} required />
        </label>
        <Choices />
        <Button type="submit" look="primary" name="intent" value="clone">
          {words.make}
        </Button>
      </Form>
    </section>
  )
}

function Elsewhere() {
  const { words, sites } = useLoaderData<typeof loader>()
  return (
    <section className={styles.card}>
      <h2>{words.elsewhere}</h2>
      <p>{sites.length > 0 ? words.elsewhereText : words.noSite}</p>
      {sites.length > 0 && (
        <Form method="post" className={styles.form}>
          <label className={styles.field}>
            {words.site}
            <select name="site" required>
              {sites.map((site) => (
                <option key={site.id} value={site.id}>
                  {site.name}
                </option>
              ))}
            </select>
          </label>
          <Choices />
          <Button type="submit" name="intent" value="send">
            {words.send}
          </Button>
        </Form>
      )}
    </section>
  )
}

/** What is included in a copy. */
function Choices() {
  const { words } = useLoaderData<typeof loader>()
  return (
    <>
      {(['lessons', 'files', 'dates'] as const).map((name) => (
        <label key={name} className={styles.tick}>
          <input type="checkbox" name={name} value="1" defaultChecked={name !== 'dates'} />
          {words[name]}
        </label>
      ))}
    </>
  )
}
