import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/office/controls/button.tsx'
import styles from './versions.module.css'
import type { VersionsViewViewModel } from './versions-view.tsx'

/** The actions on the draft: publish, propose, return, save, share and schedule. */
export function DraftActs({ shown }: { shown: VersionsViewViewModel }) {
  const { acts, state } = shown
  const canPublish = state.mayPublish && (state.isWritten || !state.isLive)
  return (
    <>
      {(state.isWritten || canPublish) && (
        <section className={styles.acts}>
          <h2>{acts.draftTitle}</h2>
          {state.told && <p className={styles.told}>{state.told}</p>}
          {canPublish && (
            <Act intent="publish" label={acts.publish} look="primary">
              <input type="hidden" name="revision" value={state.revision} />
            </Act>
          )}
          {state.isWritten && <WithNote acts={acts} state={state} />}
          {state.isWritten && <Act intent="discard" label={acts.discard} isBad />}
        </section>
      )}
      {state.mayPublish && <Times acts={acts} state={state} />}
      <DraftLink acts={acts} link={state.link} />
    </>
  )
}

type DraftActsMessage = Pick<VersionsViewViewModel, 'acts' | 'state'>

/** Proposing, returning and saving take a note. */
function WithNote({ acts, state }: DraftActsMessage) {
  const id = useId()
  return (
    <Form method="post" className={styles.form}>
      <label htmlFor={id}>{acts.note}</label>
      <textarea id={id} name="note" rows={2} maxLength={500} />
      <div>
        {!state.mayPublish && (
          <Button type="submit" name="intent" value="propose" look="primary" isSmall>
            {acts.propose}
          </Button>
        )}
        {state.mayPublish && state.isProposed && (
          <Button type="submit" name="intent" value="back" isSmall>
            {acts.back}
          </Button>
        )}
        <Button type="submit" name="intent" value="name" isSmall>
          {acts.name}
        </Button>
      </div>
    </Form>
  )
}

function Times({ acts, state }: DraftActsMessage) {
  const [from, until] = [useId(), useId()]
  return (
    <section className={styles.acts}>
      <h2>{acts.times}</h2>
      <Form method="post" className={styles.form}>
        <label htmlFor={from}>{acts.publishAt}</label>
        <input
          id={from}
          name="publishAt"
          placeholder={acts.timeForm}
          autoComplete="off"
          defaultValue={state.times.publishAt}
        />
        <label htmlFor={until}>{acts.unpublishAt}</label>
        <input
          id={until}
          name="unpublishAt"
          placeholder={acts.timeForm}
          autoComplete="off"
          defaultValue={state.times.unpublishAt}
        />
        <div>
          <Button type="submit" name="intent" value="schedule" isSmall>
            {acts.schedule}
          </Button>
        </div>
      </Form>
    </section>
  )
}

function DraftLink({
  acts,
  link,
}: {
  acts: VersionsViewViewModel['acts']
  link: VersionsViewViewModel['state']['link']
}) {
  return (
    <section className={styles.acts}>
      <h2>{acts.linkTitle}</h2>
      {link ? (
        <>
          <p>{link.text}</p>
          <input readOnly value={link.url} aria-label={acts.linkTitle} onFocus={(event) => event.target.select()} />
          <Act intent="unlink" label={acts.unlink} />
        </>
      ) : (
        <Act intent="link" label={acts.link} />
      )}
    </section>
  )
}

type ActProps = { intent: string; label: string; look?: 'primary'; isBad?: boolean; children?: ReactNode }

function Act({ intent, label, look, isBad, children }: ActProps) {
  return (
    <Form method="post">
      {children}
      <Button type="submit" name="intent" value={intent} isSmall look={look} isBad={isBad}>
        {label}
      </Button>
    </Form>
  )
}
