import { Form } from 'react-router'
import { ActionButton } from '#ui/office/controls/action.tsx'
import { ButtonLink } from '#ui/office/controls/button.tsx'
import { StatePanel } from '#ui/office/state/state.tsx'
import { classes } from '#ui/theme/classes.ts'
import { Changes } from './changes.tsx'
import type { describeVersions, ListedVersion } from './describe-versions.server.ts'
import { DraftActs } from './draft-acts.tsx'
import { Frames } from './frames.tsx'
import { useNext } from './use-next.ts'
import styles from './versions.module.css'

export type VersionsViewViewModel = Awaited<ReturnType<typeof describeVersions>>

/** Two versions side by side on the left, the list of versions and the actions on the right. */
export function VersionsView({ shown }: { shown: VersionsViewViewModel }) {
  const { words, compare } = shown
  const changed = compare?.changes.map(({ id }) => id) ?? []
  const { frames, at, goTo, goOn } = useNext(changed)
  return (
    <>
      <Head shown={shown} />
      <div className={styles.screen}>
        {compare ? (
          <section className={styles.compared} aria-label={words.heading}>
            <Frames compare={compare} words={words} frames={frames} onNext={goOn} />
          </section>
        ) : (
          <StatePanel state={{ kind: 'empty', title: words.noVersions, text: words.noVersionsText }} />
        )}
        <aside className={styles.side}>
          <List shown={shown} />
          {compare && <Changes compare={compare} words={words} at={at} onPick={goTo} />}
          <DraftActs shown={shown} />
        </aside>
      </div>
    </>
  )
}

function Head({ shown }: { shown: VersionsViewViewModel }) {
  const { title, words, acts, edit } = shown
  const restore = acts.canRestore !== null && {
    label: acts.restore,
    method: 'post' as const,
    icon: 'restore' as const,
    hidden: [
      { name: 'intent', value: 'restore' },
      { name: 'number', value: String(acts.canRestore) },
    ],
  }
  return (
    <header className={styles.head}>
      <h1>
        {title} <span>/ {words.heading}</span>
      </h1>
      {edit && (
        <ButtonLink href={edit} icon="pencil" isSmall>
          {words.back}
        </ButtonLink>
      )}
      {restore && <ActionButton action={restore} form={Form} isSmall look={acts.draft ? undefined : 'primary'} />}
    </header>
  )
}

function List({ shown: { words, count, versions } }: { shown: VersionsViewViewModel }) {
  return (
    <section>
      <div className={styles.title}>
        <h2>{words.all}</h2>
        <span>{count}</span>
      </div>
      <ol className={styles.list}>
        {versions.map((version) => (
          <li key={version.number}>
            <Entry version={version} live={words.live} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Entry({ version, live }: { version: ListedVersion; live: string }) {
  const { number, name, when, by, isLive, isLeft, isRight, href } = version
  return (
    <a
      className={classes(styles.version, (isLeft || isRight) && styles.on)}
      href={href}
      aria-current={isRight ? 'true' : undefined}
    >
      <span className={styles.number} aria-hidden>
        {number === 0 ? '•' : number.toLocaleString('th-TH')}
      </span>
      <span>
        {number > 0 && <span className="sr">{name} </span>}
        <b>{number === 0 ? name : when}</b>
        <small>{number === 0 ? `${when} · ${by}` : by}</small>
      </span>
      {isLive && <span className={styles.live}>{live}</span>}
    </a>
  )
}
